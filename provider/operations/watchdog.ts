import { Worker } from 'node:worker_threads';

import type { LogFormat } from '../observability/log.ts';

/** How long the thread of the provider may stand still, in milliseconds. */
export const defaultFreezeLimit = 30_000;

/** How often the thread is looked at while it may stand still, and how often it says that it does not. */
const looks = 30;

/** What the watchdog's thread is given. */
export interface WatchdogData {
  /** One number, which the watched thread raises. */
  beats: SharedArrayBuffer;
  /** In milliseconds. */
  interval: number;
  looks: number;
  /** In milliseconds. */
  limit: number;
  format: LogFormat;
}

/**
 * Ends this process when its thread has stood still for a time in milliseconds: it can then neither answer nor stop by
 * itself, and a process manager would take it for one that runs. The watchdog has a thread of its own.
 */
export function startWatchdog(limit: number, format: LogFormat): void {
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const counter = new Int32Array(beats);
  const interval = Math.ceil(limit / looks);
  setInterval(() => Atomics.add(counter, 0, 1), interval).unref();
  const workerData: WatchdogData = { beats, interval, looks, limit, format };
  new Worker(new URL('watchdog-worker.ts', import.meta.url), { workerData }).unref();
}
