import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

import { Overloaded } from '../overloaded.ts';
import type { PasswordToJudge, PasswordWeakness } from './password-weakness.ts';

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

/** The work of a thread. */
export type Task = { derive: Derivation } | { judge: PasswordToJudge };

/**
 * The purpose of a task. Tasks of known devices and sessions run first, then sign-ins on unknown devices. Known devices
 * have places of their own, a few for each owner, so that neither strangers nor one user can keep the others out. The
 * accounts of sign-ins take turns, so that guesses at one account delay no sign-in to another.
 */
export type Purpose = SignInPurpose | 'registration';

/** The purpose of a password check: for the owner of a known device or a session, or for an account. */
export type SignInPurpose = { owner: string } | { account: string };

/** Maximum number of waiting tasks per purpose. The last of these waits about 15 s on one core. */
export const maxWaiting = 64;

/** Maximum number of waiting tasks of one owner. */
export const maxWaitingOfOwner = 4;

/** The length of a derived key, in bytes. */
export const keySize = 32;

interface Job {
  task: Task;
  purpose: Purpose;
  /** The number of tasks of its account that waited already. */
  round: number;
  fulfil: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Derives keys with scrypt, and judges new passwords. */
export interface PasswordQueue {
  /**
   * Derives a key after all earlier tasks of this purpose.
   * @throws {Overloaded} if too many tasks wait
   */
  derive(derivation: Derivation, purpose: Purpose): Promise<Uint8Array>;
  /**
   * Finds the weakness of a new password, after all earlier tasks of registrations.
   * @throws {Overloaded} if too many tasks wait
   */
  judge(password: PasswordToJudge): Promise<PasswordWeakness | undefined>;
  /** Ends the threads. Waiting tasks are refused. */
  close(): Promise<void>;
}

/**
 * A queue with its own threads. Node shares a pool of four threads between hashing, file access and DNS, and a few
 * hashes would make every page wait. Judging a password also takes too long for the main thread. If the machine has two
 * cores or more, one stays free for requests; at most two threads hash, because each needs 32 MB.
 */
export function createPasswordQueue(): PasswordQueue {
  const size = Math.max(1, Math.min(2, availableParallelism() - 1));
  const waiting: Record<'known' | 'sign-in' | 'registration', Job[]> = {
    known: [],
    'sign-in': [],
    registration: [],
  };
  const lists: readonly Job[][] = [waiting.known, waiting['sign-in'], waiting.registration];
  const busy = new Map<Worker, Job>();
  const idle: Worker[] = [];
  let closed = false;

  const work = () => {
    while (idle.length > 0 || busy.size < size) {
      const job = lists.find((list) => list.length > 0)?.shift();
      if (job === undefined) return;
      const worker = idle.pop() ?? startWorker();
      busy.set(worker, job);
      worker.postMessage(job.task, []);
    }
  };

  const finish = (worker: Worker) => {
    const job = busy.get(worker);
    busy.delete(worker);
    return job;
  };

  const startWorker = () => {
    const worker = new Worker(new URL('password-worker.ts', import.meta.url));
    worker.on('message', (result: unknown) => {
      const job = finish(worker);
      idle.push(worker);
      job?.fulfil(result);
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

  const perform = (task: Task, purpose: Purpose) =>
    new Promise<unknown>((fulfil, reject) => {
      const list = waiting[listOf(purpose)];
      const job = { task, purpose, round: roundOf(list, purpose), fulfil, reject };
      if (closed || hasTooMany(list, purpose) || !makeRoom(list, job)) {
        reject(new Overloaded('passwords'));
        return;
      }
      const later = list.findIndex(({ round }) => round > job.round);
      list.splice(later < 0 ? list.length : later, 0, job);
      work();
    });

  return {
    derive: async (derivation, purpose) =>
      (await perform({ derive: derivation }, purpose)) as Uint8Array,
    judge: async (password) =>
      (await perform({ judge: password }, 'registration')) as PasswordWeakness | undefined,
    async close() {
      closed = true;
      const workers = [...idle.splice(0), ...busy.keys()];
      const refused = lists.flatMap((list) => list.splice(0));
      for (const job of [...refused, ...busy.values()]) job.reject(new Overloaded('passwords'));
      busy.clear();
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function listOf(purpose: Purpose): 'known' | 'sign-in' | 'registration' {
  if (purpose === 'registration') return purpose;
  return 'owner' in purpose ? 'known' : 'sign-in';
}

/** The number of waiting tasks with the same owner or account. */
function waitingOf(list: readonly Job[], purpose: SignInPurpose): number {
  const keyOf = (one: SignInPurpose) => ('owner' in one ? one.owner : one.account);
  return list.filter(
    (job) => job.purpose !== 'registration' && keyOf(job.purpose) === keyOf(purpose),
  ).length;
}

/** The round in which a new task runs: the first tasks of all accounts run before the second of any. */
function roundOf(list: readonly Job[], purpose: Purpose): number {
  return typeof purpose === 'object' && 'account' in purpose ? waitingOf(list, purpose) : 0;
}

/** True if as many tasks of an owner wait as one owner may have. */
function hasTooMany(list: readonly Job[], purpose: Purpose): boolean {
  if (typeof purpose === 'string' || !('owner' in purpose)) return false;
  return waitingOf(list, purpose) >= maxWaitingOfOwner;
}

/** Refuses the last task of a full list for one of an earlier round. Returns false if there is none to refuse. */
function makeRoom(list: Job[], { round }: Pick<Job, 'round'>): boolean {
  if (list.length < maxWaiting) return true;
  const last = list.at(-1);
  if (last === undefined || last.round <= round) return false;
  list.pop();
  last.reject(new Overloaded('passwords'));
  return true;
}
