import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

import type { WatchdogData } from './watchdog.ts';

const { beats, interval, checks, limit, format } = workerData as WatchdogData;
const counter = new Int32Array(beats);
let lastBeat = -1;
let missedBeats = 0;

// Counts checks instead of time: while the entire process or machine is paused, neither thread runs.
setInterval(() => {
  const beat = Atomics.load(counter, 0);
  missedBeats = beat === lastBeat ? missedBeats + 1 : 0;
  lastBeat = beat;
  if (missedBeats < checks) return;
  const message = `The event loop has been blocked for ${limit / 1_000} s. The provider was killed; start it again.`;
  const time = new Date().toISOString();
  // Written synchronously: output through the blocked thread would be lost.
  writeSync(
    2,
    `${format === 'json' ? JSON.stringify({ time, level: 'error', message }) : message}\n`,
  );
  process.kill(process.pid, 'SIGKILL');
}, interval);
