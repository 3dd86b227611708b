import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { countUnder, limitOf, tooMany, type Limit } from './attempt-limits.ts';

/** Look-ups of recipients by one person within the window after which more are refused. */
export const lookUpLimits = {
  /** Those that have found no account or merchant: this is how somebody would search for numbers and names. */
  misses: 30,
  all: 300,
} as const;

/** How long a look-up counts, in milliseconds. */
export const lookUpWindow = 10 * 60_000;

/** Slows the search for people by guessed numbers and names, over all processes of the database. */
export interface LookUpLimits {
  /**
   * Looks somebody up, and counts it.
   * @throws {HttpError} 429 after too many look-ups, or what the look-up throws
   */
  lookUp<Found extends { kind: string }>(
    userId: number,
    find: () => Promise<Found>,
  ): Promise<Found>;
}

/** Limits whose counts are in the database. */
export function createLookUpLimits({
  database,
  environment,
}: {
  database: Database;
  environment: Environment;
}): LookUpLimits {
  const count = (limits: readonly Limit[], added: number) =>
    database.transaction(
      (tx) => countUnder(tx, limits, { now: environment.clock.now(), window: lookUpWindow, added }),
      { lane: 'look-up limits' },
    );
  return {
    async lookUp(userId, find) {
      const misses = limitOf(`missed look-ups of person ${userId}`, lookUpLimits.misses);
      const all = limitOf(`look-ups of person ${userId}`, lookUpLimits.all);
      const full = (await count([misses, all], 0)).filter(({ made, most }) => made >= most);
      if (full.length > 0) {
        const until = Math.max(...full.map((limit) => limit.until.getTime()));
        throw tooMany('too-many-look-ups', until - environment.clock.now().getTime());
      }
      let isMiss = true;
      try {
        const found = await find();
        isMiss = found.kind === 'payout' || found.kind === 'unknown';
        return found;
      } finally {
        await count(isMiss ? [misses, all] : [all], 1);
      }
    },
  };
}
