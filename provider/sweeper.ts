import { withoutDetails } from './database/database-unavailable.ts';
import type { Environment } from './environment.ts';
import { createTimers } from './timers.ts';

/** Does from time to time what may wait to be done, one sweep after the other. */
export interface Sweeper {
  /** Sweeps now; while a sweep runs, once more after it. Fulfilled when nothing is left to sweep for. */
  wake(): Promise<void>;
  /** Sweeps after a delay in milliseconds. */
  wakeAfter(milliseconds: number): void;
  /** Begins to sweep from time to time: the first time after the interval. */
  start(): void;
  /** Whether it was stopped: a long sweep then ends early. */
  isStopped: () => boolean;
  /** Cancels what is to come, and waits for the sweep in progress. */
  stop: () => Promise<void>;
}

/**
 * A sweeper with an interval in milliseconds, from the end of one sweep to the next. What fails is logged as the
 * `problem`, and the next sweep goes on.
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
    // Not before those that wake it at the same moment.
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
