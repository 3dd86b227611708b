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

/** The limit of a piece of work. */
interface Deadline<Result> {
  clock: Clock;
  milliseconds: number;
  /** Replaces the result of late work. */
  late: () => Result;
}

/**
 * The result of work, or that of `late` if the work takes longer than the limit. Late work still continues, and its
 * failure is ignored.
 * @throws the error of the work, or that of `late`
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  { clock, milliseconds, late }: Deadline<Result>,
): Promise<Result> {
  let cancel = () => {};
  const limit = new Promise<void>((fulfil) => {
    cancel = clock.after(milliseconds, fulfil);
  });
  // After the deadline, a failure would be an unhandled rejection.
  work.catch(() => undefined);
  return Promise.race([work, limit.then(late)]).finally(cancel);
}
