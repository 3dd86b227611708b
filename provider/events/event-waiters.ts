import type { Clock } from '../environment.ts';

/** Pending waits for the next event of a user. */
export interface EventWaiters {
  /** Waits for at most the given milliseconds. Returns false after the timeout, and after the end. */
  wait(userId: number, milliseconds: number): Promise<boolean>;
  /** Resolves the waits for some users; without ids, all. */
  notify(userIds: readonly number[] | undefined): void;
  /** Resolves all waits, and later ones at once. */
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
