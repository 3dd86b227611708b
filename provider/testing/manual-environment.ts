import { createHash } from 'node:crypto';

import type { Environment } from '../environment.ts';
import { reportOf } from '../observability/fault-report.ts';

/**
 * An environment for tests: its clock moves only when it is advanced, and its random bytes are the same in each run.
 */
export interface ManualEnvironment extends Environment {
  /** Advances the clock and runs due timers in order. */
  advance(milliseconds: number): void;
  /** Sets the clock back. The remaining time of its timers does not change. */
  setBack(milliseconds: number): void;
  /** True if a timer falls due within the given milliseconds. */
  isDue(milliseconds: number): boolean;
  /** The log so far. */
  readonly problems: readonly string[];
}

/** A manual environment whose clock starts at a fixed time. Its random bytes start after the given number of draws. */
export function manualEnvironment(
  start = '2026-03-02T09:00:00.000Z',
  draws = 0,
): ManualEnvironment {
  let time = Date.parse(start);
  /** Total time by which the clock was set back. */
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
