import { createHash } from 'node:crypto';

import type { Environment } from '../environment.ts';

/** Environment that a test holds in its hand: time stands still until it is moved, chance repeats itself. */
export interface ManualEnvironment extends Environment {
  /** Moves the time on and runs what falls due, in order. */
  advance(milliseconds: number): void;
  /** What was logged so far. */
  readonly problems: readonly string[];
}

/** Environment at a fixed moment. */
export function manualEnvironment(start = '2026-03-02T09:00:00.000Z'): ManualEnvironment {
  let time = Date.parse(start);
  let draws = 0;
  const timers = new Set<{ due: number; work: () => void }>();
  const problems: string[] = [];

  const nextDue = (until: number) =>
    [...timers]
      .filter(({ due }) => due <= until)
      .toSorted((left, right) => left.due - right.due)
      .at(0);

  return {
    problems,
    now: () => new Date(time),
    after(milliseconds, work) {
      const timer = { due: time + milliseconds, work };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    random(size) {
      draws += 1;
      return createHash('shake256', { outputLength: size }).update(String(draws)).digest();
    },
    log(problem, detail) {
      problems.push(`${problem}: ${String(detail)}`);
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
