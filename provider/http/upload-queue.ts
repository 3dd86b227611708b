import { userLane } from '../accounts/lanes.ts';
import { FairQueue } from '../database/fair-queue.ts';
import type { Clock } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { defaultBodyLimit } from './request-body.ts';

/** Maximum size of the large bodies in memory, in bytes: of all users, and of one. */
const budget = { total: 64_000_000, perLane: 8_000_000 };

/** Maximum number of waiting bodies of one user. */
const waitingLimit = 32;

/** Maximum wait for a turn, in milliseconds: half of the wallet's timeout of an upload. */
const maxWait = 60_000;

/** A request with a body, as yet unread. */
interface Upload {
  userId: number;
  request: Request;
  /** Maximum size of its body, in bytes; the default limit if undefined. */
  limit: number | undefined;
}

/**
 * Limits the memory of large bodies: a body waits unread for its user's turn, so that the network holds it back, and
 * its memory is reserved until its request is answered (decision 198).
 */
export class UploadQueue {
  readonly #queue: FairQueue;

  constructor(clock: Clock) {
    const refuse = () => new Overloaded('uploads');
    this.#queue = new FairQueue(budget, clock, {
      perLane: waitingLimit,
      milliseconds: maxWait,
      full: refuse,
      late: refuse,
    });
  }

  /**
   * Runs a request at its turn. Small bodies, and too large ones, which are refused unread, do not wait.
   * @throws {Overloaded} if too many bodies of the user wait already, or this one waited for too long
   */
  run<Result>(
    { userId, request, limit = defaultBodyLimit }: Upload,
    work: () => Promise<Result>,
  ): Promise<Result> {
    // A chunked body declares no length.
    const size = Number(request.headers.get('Content-Length') ?? limit);
    if (size <= defaultBodyLimit || size > limit) return work();
    return this.#queue.run(userLane({ userId }), work, size);
  }
}
