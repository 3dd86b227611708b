/** Runs what it is given one after the other, in the order in which it was given. One that fails stops no other. */
export type SerialQueue = <Result>(run: () => Promise<Result>) => Promise<Result>;

/**
 * Where a call saves a whole, and a person changes its parts quickly: each must know what the one before has saved, and
 * none may arrive before it.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run, run);
    last = result;
    return result;
  };
}
