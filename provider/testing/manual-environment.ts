import { createHash } from 'node:crypto';

import type { Environment } from '../environment.ts';
import { reportOf } from '../observability/fault-report.ts';

/** An environment for tests: its clock stands still until it is advanced, and its random bytes repeat in each run. */
export interface ManualEnvironment extends Environment {
  /** Moves the clock on and runs the timers that fall due, in order. */
  advance(milliseconds: number): void;
  /** Sets the clock back. Its timers keep the time that they have left. */
  setBack(milliseconds: number): void;
  /** Whether a timer falls due within so many milliseconds. */
  isDue(milliseconds: number): boolean;
  /** What was logged so far. */
  readonly problems: readonly string[];
}

/** A manual environment whose clock starts at a fixed moment. Its random bytes are those after so many draws. */
export function manualEnvironment(
  start = '2026-03-02T09:00:00.000Z',
  draws = 0,
): ManualEnvironment {
  let time = Date.parse(start);
  /** By how much the clock was set back. */
  let behind = 0;
  let drawn = draws;
  const timers = new Set<{ due: number; work: () => void }>();
  const problems: string[] = [];

  const nextDue = (until: number) =>
    [...timers]
      .filter(({ due }) => due <= until)
      .toSorted((left, right) => left.due - right.due)
      .at(0);

  return {
    problems,
    clock: {
      now: () => new Date(time - behind),
      elapsed: () => time,
      after(milliseconds, work) {
        const timer = { due: time + milliseconds, work };
        timers.add(timer);
        return () => timers.delete(timer);
      },
    },
    random(size) {
      drawn += 1;
      return createHash('shake256', { outputLength: size }).update(String(drawn)).digest();
    },
    log(problem, fault) {
      problems.push(`${problem}: ${reportOf(fault)}`);
    },
    isDue: (milliseconds) => nextDue(time + milliseconds) !== undefined,
    setBack(milliseconds) {
      behind += milliseconds;
    },
    advance(milliseconds) {
      const until = time + milliseconds;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer);
        time = Math.max(time, timer.due);
        timer.work();
      }
      time = until;
    },
  };
}
