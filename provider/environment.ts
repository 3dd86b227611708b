import { randomBytes } from 'node:crypto';

import { createLog } from './observability/log.ts';

/** The present moment, and timers. */
export interface Clock {
  now: () => Date;
  /** Milliseconds since some moment. Setting the system's clock does not change it. */
  elapsed: () => number;
  /** Runs `work` once after a delay. Returns a function that cancels it. */
  after: (milliseconds: number, work: () => void) => () => void;
}

/** What the provider gets from its surroundings. Tests give it their own. */
export interface Environment {
  clock: Clock;
  /** Unpredictable bytes. */
  random: (size: number) => Uint8Array;
  /** Takes faults whose details no answer reports. Of the fault it writes what `reportOf` leaves of it. */
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
