import type { Clock } from '../environment.ts';

/** Failed sign-ins that one e-mail may have from one address within the window. */
export const failureLimit = 5;
/** How long failures count, in milliseconds. */
export const failureWindow = 15 * 60_000;
/** The most pairs of e-mail and address that are remembered, which limits the memory they take. */
export const rememberedPairs = 10_000;

/** Slows the guessing of passwords. It is in memory only, so a restart clears it. */
export interface LoginThrottle {
  /**
   * Counts an attempt before its password is checked, so that attempts at the same time count too.
   * @returns the milliseconds to wait when there were too many failures, else 0
   */
  attempt(email: string, address: string): number;
  /** Forgets the failures of a pair that has signed in. */
  succeeded(email: string, address: string): void;
}

/** A throttle in memory. */
export function createLoginThrottle(clock: Clock): LoginThrottle {
  const attempts = new Map<string, { count: number; until: number }>();
  const keyOf = (email: string, address: string) => `${address} ${email.toLowerCase()}`;
  return {
    attempt(email, address) {
      const key = keyOf(email, address);
      const time = clock.now().getTime();
      const known = attempts.get(key);
      const current =
        known !== undefined && known.until > time
          ? known
          : { count: 0, until: time + failureWindow };
      if (current.count >= failureLimit) return current.until - time;
      current.count += 1;
      // Deleting moves the pair to the end, so that the map begins with the pair that was idle longest.
      attempts.delete(key);
      attempts.set(key, current);
      for (const oldest of attempts.keys()) {
        if (attempts.size <= rememberedPairs) break;
        attempts.delete(oldest);
      }
      return 0;
    },
    succeeded(email, address) {
      attempts.delete(keyOf(email, address));
    },
  };
}
