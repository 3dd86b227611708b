import type { Scheduler } from '../services/scheduler.ts';

function atOnce(run: () => void): () => void {
  run();
  return () => undefined;
}

/** Runs everything at once, so that stories and tests wait only for fetches. */
export const immediateScheduler: Scheduler = {
  idle: atOnce,
  afterStartup: atOnce,
  online: atOnce,
  frame: atOnce,
};
