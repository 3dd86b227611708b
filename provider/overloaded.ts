/** The part that takes no more work: waiting requests, open event streams, waiting sign-ins, or waiting passwords. */
export type OverloadedPart = 'requests' | 'streams' | 'sign-ins' | 'passwords';

/** A part of the provider has as much work as it can take, and has not begun the new one. */
export class Overloaded extends Error {
  readonly part: OverloadedPart;

  constructor(part: OverloadedPart) {
    super(`Overloaded: ${part}`);
    this.name = 'Overloaded';
    this.part = part;
  }
}
