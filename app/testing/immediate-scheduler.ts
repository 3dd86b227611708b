import type { Scheduler } from '../services/scheduler.ts';

function atOnce(run: () => void): () => void {
  run();
  return () => undefined;
}

/** Runs everything at once: stories and tests wait for nothing but what they fetch. */
export const immediateScheduler: Scheduler = {
  idle: atOnce,
  afterStartup: atOnce,
  online: atOnce,
  frame: atOnce,
};
