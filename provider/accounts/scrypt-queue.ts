import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { Overloaded } from '../overloaded.ts';

/** The cost of one scrypt hash: 128 · N · r bytes of memory, used p times. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** A key to derive from a password. */
export interface Derivation {
  password: string;
  salt: Uint8Array;
  cost: ScryptCost;
}

/** What a key is derived for. Sign-ins go first. */
export type Purpose = 'sign-in' | 'registration';

/** Derivations of one purpose that may wait. The last of them waits for about a quarter of a minute on one core. */
export const maxWaiting = 64;

/** The length of a derived key, in bytes. */
export const keySize = 32;

interface Job {
  derivation: Derivation;
  fulfil: (key: Uint8Array) => void;
  reject: (error: unknown) => void;
}

/** Derives keys with scrypt. */
export interface ScryptQueue {
  /**
   * Derives a key, when those before it are derived.
   * @throws {Overloaded} when too many wait
   */
  derive(derivation: Derivation, purpose: Purpose): Promise<Uint8Array>;
  /** Ends the threads. What waits is refused. */
  close(): Promise<void>;
}

/**
 * A queue with threads of its own. The pool that Node shares between hashing, files and names has four threads, and a
 * few hashes would make every page wait. One core stays free for requests where there are two, and no more than two
 * threads hash, because each needs 32 MB.
 */
export function createScryptQueue(): ScryptQueue {
  const size = Math.max(1, Math.min(2, availableParallelism() - 1));
  const waiting: Record<Purpose, Job[]> = { 'sign-in': [], registration: [] };
  const busy = new Map<Worker, Job>();
  const idle: Worker[] = [];
  let closed = false;

  const work = () => {
    while (idle.length > 0 || busy.size < size) {
      const job = waiting['sign-in'].shift() ?? waiting.registration.shift();
      if (job === undefined) return;
      const worker = idle.pop() ?? startWorker();
      busy.set(worker, job);
      worker.postMessage(job.derivation, []);
    }
  };

  const finish = (worker: Worker) => {
    const job = busy.get(worker);
    busy.delete(worker);
    return job;
  };

  const startWorker = () => {
    const worker = new Worker(new URL('scrypt-worker.ts', import.meta.url));
    worker.on('message', (key: Uint8Array) => {
      const job = finish(worker);
      idle.push(worker);
      job?.fulfil(key);
      work();
    });
    // A thread that fails takes its job with it, and the next job gets a new thread.
    worker.on('error', (error) => {
      finish(worker)?.reject(error);
      if (!closed) work();
    });
    // A thread that waits does not keep the process alive.
    worker.unref();
    return worker;
  };

  return {
    derive: (derivation, purpose) =>
      new Promise((fulfil, reject) => {
        if (closed || waiting[purpose].length >= maxWaiting) {
          reject(new Overloaded('passwords'));
          return;
        }
        waiting[purpose].push({ derivation, fulfil, reject });
        work();
      }),
    async close() {
      closed = true;
      const workers = [...idle.splice(0), ...busy.keys()];
      const refused = [...waiting['sign-in'].splice(0), ...waiting.registration.splice(0)];
      for (const job of [...refused, ...busy.values()]) job.reject(new Overloaded('passwords'));
      busy.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
