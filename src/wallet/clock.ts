/** The time as a part of the wallet is given it, so that stories and tests can hold it. */
export interface Clock {
  now: () => Date;
  /**
   * Resolves after so many milliseconds. When the signal aborts first, it rejects with the signal's reason, as `fetch`
   * does, and keeps no timer.
   */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Runs something every so many milliseconds; returns what ends it. */
  every: (milliseconds: number, run: () => void) => () => void;
}

/** The clock of the machine that this runs on. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      // A reason may be anything; an aborted signal without one has an AbortError.
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
