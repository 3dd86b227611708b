/** The full queue or pool of the provider: `passwords` wait to be hashed, `streams` are open event streams. */
export type OverloadedPart = 'requests' | 'streams' | 'sign-ins' | 'passwords';

/** A queue or pool of the provider is full. The new work was not started. */
export class Overloaded extends Error {
  readonly part: OverloadedPart;

  constructor(part: OverloadedPart) {
    super(`Overloaded: ${part}`);
    this.name = 'Overloaded';
    this.part = part;
  }
}
