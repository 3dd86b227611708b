import type { MiddlewareHandler } from 'hono';

import { HttpError } from './http-error.ts';

/** When a request that is refused here may come again, in seconds. */
const retrySeconds = 2;

/**
 * Tells what requests may do while the provider is not as usual: none is answered while the database is restored, and
 * no stream begins while the provider stops.
 */
export class RequestGate {
  #inProgress = 0;
  #closed = 0;
  #stopping = false;
  readonly #waiting = new Set<() => void>();

  /** Whether the provider can serve users, as far as this is known here. */
  get isOpen(): boolean {
    return this.#closed === 0 && !this.#stopping;
  }

  /** Lets a request through, or refuses it while the database is restored. */
  readonly middleware: MiddlewareHandler = async (_, next) => {
    if (this.#closed > 0) throw notNow();
    this.#inProgress += 1;
    try {
      await next();
    } finally {
      this.#inProgress -= 1;
      if (this.#inProgress === 0) for (const goOn of this.#waiting) goOn();
    }
  };

  /** Lets a stream begin, or refuses it because it would end at once. */
  readonly streamMiddleware: MiddlewareHandler = (_, next) => {
    if (this.#stopping) throw notNow();
    return next();
  };

  /** The provider stops: its open connections are still answered, but it is not ready for others. */
  stop(): void {
    this.#stopping = true;
  }

  /**
   * Runs work while there is no request: those in progress end first, and new ones are refused. So none reads its
   * session before a restore, and the rest after it.
   */
  async runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#closed += 1;
    try {
      if (this.#inProgress > 0) await new Promise<void>((resolve) => this.#waiting.add(resolve));
      return await work();
    } finally {
      this.#closed -= 1;
      if (this.#closed === 0) this.#waiting.clear();
    }
  }
}

function notNow(): HttpError {
  return new HttpError(503, 'The wallet service is busy or starts again. Try again in a moment.', {
    'Retry-After': String(retrySeconds),
  });
}
