import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { keySize, type Derivation } from './scrypt-queue.ts';

/** Niceness of the hashing threads, so that they yield to the thread that answers requests. */
const priority = 10;

// Only Linux has priorities per thread; elsewhere this would slow down the process.
if (process.platform === 'linux') setPriority(priority);

parentPort?.on('message', ({ password, salt, cost }: Derivation) => {
  // Node's default memory limit is too low for this cost.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  parentPort?.postMessage(scryptSync(password, salt, keySize, options), []);
});
