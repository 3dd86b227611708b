/**
 * The queue or pool that is full. `passwords` is the queue of passwords to be hashed, `streams` the open event streams,
 * `uploads` the queue of large bodies.
 */
export type OverloadedPart = 'requests' | 'streams' | 'sign-ins' | 'passwords' | 'uploads';

/** A queue or pool of the provider is full. The new work was not started. */
export class Overloaded extends Error {
  readonly part: OverloadedPart;

  constructor(part: OverloadedPart) {
    super(`Overloaded: ${part}`);
    this.name = 'Overloaded';
    this.part = part;
  }
}
