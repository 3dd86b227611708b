import { withoutDetails } from './database/database-unavailable.ts';
import type { Environment } from './environment.ts';
import { createTimers } from './timers.ts';

/** Runs a background job periodically, one sweep at a time. */
export interface Sweeper {
  /** Sweeps now; during a sweep, once more after it. Resolves when no sweep is pending. */
  wake(): Promise<void>;
  /** Sweeps after a delay in milliseconds. */
  wakeAfter(milliseconds: number): void;
  /** Starts periodic sweeps: the first one after the interval. */
  start(): void;
  /** True after a stop. A long sweep checks it in order to end early. */
  isStopped: () => boolean;
  /** Cancels future sweeps, and waits for the one in progress. */
  stop: () => Promise<void>;
}

/**
 * A sweeper with an interval in milliseconds, from the end of one sweep to the next. Failures are logged as the
 * `problem`, and do not stop later sweeps.
 */
export function createSweeper({
  environment: { clock, log },
  interval,
  problem,
  sweep,
}: {
  environment: Pick<Environment, 'clock' | 'log'>;
  interval: number;
  problem: string;
  sweep: () => Promise<unknown>;
}): Sweeper {
  const timers = createTimers(clock);
  let sweeping: Promise<void> | undefined;
  let isWanted = false;

  const sweepWhileWanted = async () => {
    while (isWanted && !timers.isEnded()) {
      isWanted = false;
      await sweep().catch((fault: unknown) => log(problem, withoutDetails(fault)));
    }
    sweeping = undefined;
  };

  const wake = (): Promise<void> => {
    if (timers.isEnded()) return Promise.resolve();
    isWanted = true;
    // Deferred, so that simultaneous calls share one sweep.
    sweeping ??= Promise.resolve().then(sweepWhileWanted);
    return sweeping;
  };

  const schedule = () => timers.after(interval, () => void wake().then(schedule));

  return {
    wake,
    wakeAfter: (milliseconds) => timers.after(milliseconds, () => void wake()),
    start: schedule,
    isStopped: () => timers.isEnded(),
    async stop() {
      timers.end();
      await sweeping;
    },
  };
}
