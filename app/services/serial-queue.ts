/** Runs tasks one after another, in the order of the calls. A failed task does not stop the next ones. */
export type SerialQueue = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue for calls that save a complete object while the user quickly changes its parts: each call must build
 * on the result of the previous one and arrive after it.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}
