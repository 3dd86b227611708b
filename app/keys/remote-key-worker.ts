import { wrap } from 'comlink';

import type { KeyWorker } from './key-worker.ts';

/** The key worker's interface in the page: every method returns a promise. */
export type RemoteKeyWorker = {
  [Name in keyof KeyWorker]: (
    ...given: Parameters<KeyWorker[Name]>
  ) => Promise<Awaited<ReturnType<KeyWorker[Name]>>>;
};

/** Idle time after which unlocked keys are locked, in milliseconds. */
const idleTime = 5 * 60_000;

/** Access to the key worker, which is started on first use. */
export interface KeyWorkerAccess {
  /**
   * Runs work on the key worker. Rejects if the worker cannot be loaded or crashes, and with an `AbortError` if it is
   * locked meanwhile, because the worker itself would then never answer.
   */
  use: <Result>(work: (keyWorker: RemoteKeyWorker) => Promise<Result>) => Promise<Result>;
  /** Ends the worker, and with it everything it holds. The next use starts another worker. */
  lock: () => void;
  /** True if a worker is running. It holds the last keys that it was given. */
  isOpen: () => boolean;
}

/** Creates the access. `onLocked` is called after the worker has ended: by `lock`, five idle minutes or a crash. */
export function createKeyWorkerAccess(
  startWorker: () => Worker,
  onLocked: () => void = () => undefined,
): KeyWorkerAccess {
  let open: { keyWorker: RemoteKeyWorker; worker: Worker; ended: AbortController } | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function openWorker() {
    const worker = startWorker();
    const broken = () => end(new Error('The worker that holds the keys has broken down.'));
    worker.addEventListener('error', broken);
    worker.addEventListener('messageerror', broken);
    return { keyWorker: wrap<KeyWorker>(worker), worker, ended: new AbortController() };
  }

  function end(reason: Error) {
    clearTimeout(idle);
    if (open === undefined) return;
    const { worker, ended } = open;
    open = undefined;
    worker.terminate();
    ended.abort(reason);
    onLocked();
  }

  const lock = () => end(new DOMException('The keys have been locked.', 'AbortError'));

  return {
    use(work) {
      open ??= openWorker();
      const { keyWorker, ended } = open;
      clearTimeout(idle);
      idle = setTimeout(lock, idleTime);
      const locked = new Promise<never>((_, reject) => {
        ended.signal.addEventListener('abort', () => reject(ended.signal.reason as Error));
      });
      return Promise.race([work(keyWorker), locked]);
    },
    lock,
    isOpen: () => open !== undefined,
  };
}
