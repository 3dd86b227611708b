/**
 * Stands for the time that a simulated service takes. When the signal aborts, as on leaving the screen, it rejects with
 * the signal's reason as `fetch` does, and its timer is gone: nothing late comes of it.
 */
export function simulatedDelay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A reason may be anything; an aborted signal without one has an AbortError.
    const cancelled = () => reject(signal.reason as Error);
    if (signal.aborted) {
      cancelled();
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      cancelled();
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
