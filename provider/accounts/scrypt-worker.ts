import { scryptSync } from 'node:crypto';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { keySize, type Derivation } from './scrypt-queue.ts';

/** How far hashing steps back behind the thread that answers requests. */
const priority = 10;

// Only on Linux does a thread have a priority of its own; elsewhere this would slow the whole process.
if (process.platform === 'linux') setPriority(priority);

parentPort?.on('message', ({ password, salt, cost }: Derivation) => {
  // Node's own limit is below what the cost asks for.
  const options = { ...cost, maxmem: 256 * cost.N * cost.r };
  parentPort?.postMessage(scryptSync(password, salt, keySize, options), []);
});
