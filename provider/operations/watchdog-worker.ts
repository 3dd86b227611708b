import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import type { WatchdogData } from './watchdog.ts';

const { beats, interval, looks, limit, format } = workerData as WatchdogData;
const counter = new Int32Array(beats);
let seen = -1;
let stillSince = 0;

// Counts checks instead of time: while the entire process or machine is paused, neither thread runs.
setInterval(() => {
  const beat = Atomics.load(counter, 0);
  stillSince = beat === seen ? stillSince + 1 : 0;
  seen = beat;
  if (stillSince < looks) return;
  const message = `The provider has stood still for ${limit / 1_000} s and is ended. Start it again.`;
  const time = new Date().toISOString();
  // Written synchronously: output through the blocked thread would be lost.
  writeSync(
    2,
    `${format === 'json' ? JSON.stringify({ time, level: 'error', message }) : message}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, interval);
