/** What takes no more work: waiting requests, open event streams, waiting sign-ins, or waiting passwords. */
export type OverloadedPart = 'requests' | 'streams' | 'sign-ins' | 'passwords';

/** A part of the provider has as much work as it can take. What is asked of it then is not begun. */
export class Overloaded extends Error {
  readonly part: OverloadedPart;

  constructor(part: OverloadedPart) {
    super(`Overloaded: ${part}`);
    this.name = 'Overloaded';
    this.part = part;
  }
}
