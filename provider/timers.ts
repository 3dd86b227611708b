import type { Clock } from './environment.ts';

/** A group of timers that end together. */
export interface Timers {
  /** Runs work once after a delay in milliseconds, unless the group has ended. */
  after(milliseconds: number, work: () => void): void;
  /** True if the group has ended. */
  isEnded: () => boolean;
  /** Cancels the pending timers. */
  end(): void;
}

/** Timers of a clock. */
export function createTimers(clock: Clock): Timers {
  const waiting = new Set<() => void>();
  let ended = false;
  return {
    after(milliseconds, work) {
      if (ended) return;
      const cancel = clock.after(milliseconds, () => {
        waiting.delete(cancel);
        work();
      });
      waiting.add(cancel);
    },
    isEnded: () => ended,
    end() {
      ended = true;
      for (const cancel of waiting) cancel();
      waiting.clear();
    },
  };
}
