/** Failed sign-ins that one e-mail may have from one address within the window. */
export const failureLimit = 5;
/** How long failures count, in milliseconds. */
export const failureWindow = 15 * 60_000;
/** How many pairs of e-mail and address are remembered, so that a flood of them cannot fill the memory. */
export const rememberedPairs = 10_000;

/** Slows the guessing of passwords. It forgets on a restart. */
export interface LoginThrottle {
  /**
   * Counts an attempt before it is checked, so that many at once do not all slip through.
   * @returns milliseconds to wait when there were too many, else 0
   */
  attempt(email: string, address: string): number;
  /** The attempt succeeded: the pair starts anew. */
  succeeded(email: string, address: string): void;
}

/** A throttle in memory. */
export function createLoginThrottle(now: () => Date): LoginThrottle {
  const attempts = new Map<string, { count: number; until: number }>();
  const keyOf = (email: string, address: string) => `${address} ${email.toLowerCase()}`;
  return {
    attempt(email, address) {
      const key = keyOf(email, address);
      const time = now().getTime();
      const known = attempts.get(key);
      const current =
        known !== undefined && known.until > time
          ? known
          : { count: 0, until: time + failureWindow };
      if (current.count >= failureLimit) return current.until - time;
      current.count += 1;
      // Deleted first, so that the map's order is by last attempt and the oldest goes first.
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
