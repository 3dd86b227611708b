/** The time source of the wallet; stories and tests can replace it. */
export interface Clock {
  now: () => Date;
  /**
   * Resolves after a delay in milliseconds. If the signal aborts first, it clears the timer and rejects with the
   * signal's reason, as `fetch` does.
   */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Runs a function at an interval in milliseconds; returns a function that stops it. */
  every: (milliseconds: number, run: () => void) => () => void;
}

/** The system's clock. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      // A reason can have any type; an aborted signal without one has an AbortError.
      const cancelled = () => reject(signal?.reason as Error);
      if (signal?.aborted) {
        cancelled();
        return;
      }
      const onAbort = () => {
        clearTimeout(timer);
        cancelled();
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', onAbort, { once: true });
    }),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};
