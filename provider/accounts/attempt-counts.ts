import { createHash } from 'node:crypto';

import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';

import { lte, sql } from '../database/drizzle.ts';
import { attemptCounts } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';

/** A key, its maximum count, and the time for which its first count counts, in milliseconds. */
export interface Limit {
  key: string;
  most: number;
  window: number;
}

/** A limit for a name. Only a hash of the name is stored, because names contain e-mail addresses and devices. */
export function limitOf(name: string, most: number, window: number): Limit {
  return { key: createHash('sha256').update(name).digest('hex'), most, window };
}

/**
 * Adds to the counts of keys, which reset after their window, and locks them until the transaction ends. They are
 * locked in key order to prevent deadlocks.
 */
export async function countUnder(
  tx: Tx,
  limits: readonly Limit[],
  { now, added }: { now: Date; added: number },
): Promise<(Limit & { made: number; until: Date })[]> {
  const isOver = lte(attemptCounts.until, now);
  const rows = await tx
    .insert(attemptCounts)
    .values(
      limits
        .map(({ key, window }) => ({
          key,
          made: added,
          until: new Date(now.getTime() + window),
        }))
        .toSorted((left, right) => (left.key < right.key ? -1 : 1)),
    )
    .onConflictDoUpdate({
      target: attemptCounts.key,
      set: {
        made: sql`case when ${isOver} then 0 else ${attemptCounts.made} end + excluded.made`,
        until: sql`case when ${isOver} then excluded.until else ${attemptCounts.until} end`,
      },
    })
    .returning();
  return limits.flatMap((limit) =>
    rows
      .filter(({ key }) => key === limit.key)
      .map(({ made, until }) => Object.assign({}, limit, { made, until })),
  );
}

/** The refusals of an attempt beyond a limit. */
export type TooMany = Extract<RefusalCode, `too-many-${string}`>;

/** The refusal of an attempt beyond a limit. The window of the limit ends after the given milliseconds. */
export function tooMany(code: TooMany, milliseconds: number): Refusal {
  return new Refusal(code, { seconds: Math.ceil(milliseconds / 1000) });
}
