import { randomBytes } from 'node:crypto';

import { createLog } from './observability/log.ts';

/** The current time, and timers. */
export interface Clock {
  now: () => Date;
  /** Monotonic time in milliseconds, independent of changes of the system clock. */
  elapsed: () => number;
  /** Runs `work` once after a delay. Returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
}

/** The provider's external dependencies. Tests replace them. */
export interface Environment {
  clock: Clock;
  /** Unpredictable bytes. */
  random: (size: number) => Uint8Array;
  /** Logs a fault, reduced by `reportOf`. Answers to requests do not reveal its details. */
  log: (problem: string, fault: unknown) => void;
}

/** The system's clock, random bytes and standard error. */
export const realEnvironment: Environment = {
  clock: {
    now: () => new Date(),
    elapsed: () => performance.now(),
    after(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  },
  random: (size) => randomBytes(size),
  log: createLog('text').fault,
};
