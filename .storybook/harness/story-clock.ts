import { fixedNow } from '#mocks/builders.ts';
import type { Clock } from '#wallet/clock.ts';

/** A clock that a story controls. It starts at the fixed time of the mocks. */
export interface StoryClock extends Clock {
  /** Holds all waits until the clock has advanced far enough. Until this is called, waits end immediately. */
  hold: () => void;
  /** Advances the clock, in milliseconds, and runs the functions that are due. */
  advance: (milliseconds: number) => void;
  /** The number of pending waits. */
  waiting: () => number;
  /** The intervals of the repeated functions, in milliseconds, in the order of their start. */
  intervals: () => number[];
}

interface Due {
  at: number;
  run: () => void;
  /** The interval in milliseconds; undefined for a function that runs once. */
  interval: number | undefined;
}

/** Creates a clock at the fixed time of the mocks. */
export function createStoryClock(): StoryClock {
  let elapsed = 0;
  let held = false;
  let due: Due[] = [];

  function schedule(entry: Due): () => void {
    due.push(entry);
    return () => {
      due = due.filter((other) => other !== entry);
    };
  }

  return {
    now: () => new Date(fixedNow.getTime() + elapsed),
    wait(milliseconds, signal) {
      if (!held) return signal?.aborted ? Promise.reject(signal.reason) : Promise.resolve();
      return new Promise((resolve, reject) => {
        const cancel = schedule({ at: elapsed + milliseconds, run: resolve, interval: undefined });
        signal?.addEventListener('abort', () => {
          cancel();
          reject(signal.reason as Error);
        });
      });
    },
    every: (milliseconds, run) =>
      schedule({ at: elapsed + milliseconds, run, interval: milliseconds }),
    hold() {
      held = true;
    },
    advance(milliseconds) {
      const until = elapsed + milliseconds;
      for (;;) {
        const [next] = due.filter(({ at }) => at <= until).toSorted((one, two) => one.at - two.at);
        if (next === undefined) break;
        elapsed = next.at;
        if (next.interval === undefined) due = due.filter((other) => other !== next);
        else next.at += next.interval;
        next.run();
      }
      elapsed = until;
    },
    waiting: () => due.filter(({ interval }) => interval === undefined).length,
    intervals: () => due.flatMap(({ interval }) => interval ?? []),
  };
}
