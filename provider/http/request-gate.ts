import type { MiddlewareHandler } from 'hono';

import { HttpError } from './http-error.ts';

/** Retry delay of a refused request, in seconds. */
const retrySeconds = 2;

/** Refuses all requests during a restore of the database, and new streams while the provider stops. */
export class RequestGate {
  #inProgress = 0;
  #closed = 0;
  #stopping = false;
  readonly #waiting = new Set<() => void>();

  /** True if the provider can serve users, as far as this gate knows. */
  get isOpen(): boolean {
    return this.#closed === 0 && !this.#stopping;
  }

  /** Passes a request on, or refuses it during a restore. */
  readonly middleware: MiddlewareHandler = async (_, next) => {
    if (this.#closed > 0) throw notNow();
    this.#inProgress += 1;
    try {
      await next();
    } finally {
      this.#inProgress -= 1;
      if (this.#inProgress === 0) for (const resume of this.#waiting) resume();
    }
  };

  /** Passes a stream request on, or refuses it because the stream would end at once. */
  readonly streamMiddleware: MiddlewareHandler = (_, next) => {
    if (this.#stopping) throw notNow();
    return next();
  };

  /** Marks the provider as stopping: it still answers open connections, but is not ready for new ones. */
  stop(): void {
    this.#stopping = true;
  }

  /**
   * Runs work without concurrent requests: waits for those in progress and refuses new ones. Otherwise a request could
   * read its session before a restore and its data afterwards.
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
