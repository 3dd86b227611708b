import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { Overloaded } from '../overloaded.ts';

/** The cost of one scrypt hash: 128 · N · r bytes of memory, used p times. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** The inputs of a key derivation. */
export interface Derivation {
  password: string;
  salt: Uint8Array;
  cost: ScryptCost;
}

/** The purpose of a derivation. Sign-ins run first. */
export type Purpose = 'sign-in' | 'registration';

/** Maximum number of waiting derivations per purpose. The last of these waits about 15 s on one core. */
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
   * Derives a key after all earlier derivations of this purpose.
   * @throws {Overloaded} if too many derivations wait
   */
  derive(derivation: Derivation, purpose: Purpose): Promise<Uint8Array>;
  /** Ends the threads. Waiting derivations are refused. */
  close(): Promise<void>;
}

/**
 * A queue with its own threads. Node shares a pool of four threads between hashing, file access and DNS, and a few
 * hashes would make every page wait. If the machine has two cores or more, one stays free for requests; at most two
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
    // A failing thread also fails its job; the next job gets a new thread.
    worker.on('error', (error) => {
      finish(worker)?.reject(error);
      if (!closed) work();
    });
    // An idle thread must not keep the process alive.
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
