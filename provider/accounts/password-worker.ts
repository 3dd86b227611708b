import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { findWeakness } from './password-weakness.ts';
import { keySize, type Derivation, type Task } from './password-queue.ts';

/** Niceness of the hashing threads, so that they yield to the thread that answers requests. */
const priority = 10;

// Only Linux has priorities per thread; elsewhere this would slow down the process.
if (process.platform === 'linux') setPriority(priority);

function derive({ password, salt, cost }: Derivation): Uint8Array {
  // Node's default memory limit is too low for this cost.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  return scryptSync(password, salt, keySize, options);
}

/** A failure ends the thread, and the queue reports it. */
async function run(task: Task): Promise<void> {
  const result = 'judge' in task ? await findWeakness(task.judge) : derive(task.derive);
  parentPort?.postMessage(result, []);
}

parentPort?.on('message', (task: Task) => void run(task));
