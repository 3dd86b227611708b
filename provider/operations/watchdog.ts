import { Worker } from 'node:worker_threads';

import type { LogFormat } from '../observability/log.ts';

/** Maximum time that the provider's thread may be blocked, in milliseconds. */
export const defaultFreezeLimit = 30_000;

/** Number of checks, and of heartbeats, within the limit. */
const checks = 30;

/** The data for the watchdog's thread. */
export interface WatchdogData {
  /** A counter that the watched thread increments. */
  beats: SharedArrayBuffer;
  /** In milliseconds. */
  interval: number;
  checks: number;
  /** In milliseconds. */
  limit: number;
  format: LogFormat;
}

/**
 * Kills this process after its main thread has been blocked for `limit` milliseconds. The process could neither answer
 * nor stop then, and a process manager would consider it alive. The watchdog runs in a separate thread.
 */
export function startWatchdog(limit: number, format: LogFormat): void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const interval = Math.ceil(limit / checks);
  setInterval(() => Atomics.add(counter, 0, 1), interval).unref();
  const workerData: WatchdogData = { beats, interval, checks, limit, format };
  new Worker(new URL('watchdog-worker.ts', import.meta.url), { workerData }).unref();
}
