import type { Clock } from '../environment.ts';

/** Those who wait for the next event of a user. */
export interface EventWaiters {
  /** Waits so many milliseconds at most. Returns whether to wait on: not after that time, and not after the end. */
  wait(userId: number, milliseconds: number): Promise<boolean>;
  /** Tells those who wait for one of some users; without ids, all. */
  notify(userIds: readonly number[] | undefined): void;
  /** Lets all go, and those who come later at once. */
  end(): void;
}

/** Waiters by a clock. */
export function createEventWaiters(clock: Clock): EventWaiters {
  const waiting = new Set<{ userId: number; go: (waitsOn: boolean) => void }>();
  let ended = false;
  return {
    wait: (userId, milliseconds) =>
      new Promise((resolve) => {
        if (ended) return resolve(false);
        const waiter = {
          userId,
          go(waitsOn: boolean) {
            cancel();
            waiting.delete(waiter);
            resolve(waitsOn);
          },
        };
        const cancel = clock.after(milliseconds, () => waiter.go(false));
        waiting.add(waiter);
      }),
    notify(userIds) {
      for (const { userId, go } of waiting) if (userIds?.includes(userId) ?? true) go(true);
    },
    end() {
      ended = true;
      for (const { go } of waiting) go(false);
    },
  };
}
