import type { Clock } from '../environment.ts';

/** Pending waits for the next event of a user. */
export interface EventWaiters {
  /** Waits for at most the given milliseconds. Returns false after the timeout, and after the end. */
  wait(userId: number, milliseconds: number): Promise<boolean>;
  /** Resolves the waits for events of some users, or all waits if no ids are given. */
  notify(userIds: readonly number[] | undefined): void;
  /** Resolves all current and later waits with false. */
  end(): void;
}

/** Creates an empty set of waits. */
export function createEventWaiters(clock: Clock): EventWaiters {
  const waiting = new Set<{ userId: number; finish: (hasEvent: boolean) => void }>();
  let ended = false;
  return {
    wait: (userId, milliseconds) =>
      new Promise((resolve) => {
        if (ended) return resolve(false);
        const waiter = {
          userId,
          finish(hasEvent: boolean) {
            cancel();
            waiting.delete(waiter);
            resolve(hasEvent);
          },
        };
        const cancel = clock.after(milliseconds, () => waiter.finish(false));
        waiting.add(waiter);
      }),
    notify(userIds) {
      for (const { userId, finish } of waiting) if (userIds?.includes(userId) ?? true) finish(true);
    },
    end() {
      ended = true;
      for (const { finish } of waiting) finish(false);
    },
  };
}
