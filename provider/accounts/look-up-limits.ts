import type { RefusalCode } from '#wallet/refusals/refusal-codes.ts';

import { and, gt, inArray } from '../database/drizzle.ts';
import { attemptCounts } from '../database/schema.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { Refusal } from '../refusal.ts';
import { countUnder, limitOf, tooMany, type Limit } from './attempt-counts.ts';

/** Look-ups of recipients that one user may make within the window. */
export const lookUpLimits = {
  /**
   * Texts that match no account or merchant, in look-ups and refused writes together: an attacker may be guessing
   * numbers and names. A repeated text counts once.
   */
  misses: 30,
  all: 300,
} as const;

/** Time that a look-up counts, in milliseconds. */
export const lookUpWindow = 10 * 60_000;

/** A look-up: the user who asks, and the recipient. */
interface LookedUp {
  userId: number;
  /** The key of the text that names the recipient. */
  recipient: string;
}

/** Slows the search for users by guessed numbers and names, over all processes of the database. */
export interface LookUpLimits {
  /**
   * Looks up a recipient and counts the look-up.
   * @throws {Refusal} after too many look-ups, or any error of the look-up
   */
  lookUp<Found extends { kind: string }>(who: LookedUp, find: () => Promise<Found>): Promise<Found>;
  /**
   * Checks that a write may look up its recipient. Only reads the counts.
   * @throws {Refusal} after too many misses
   */
  beforeWrite(tx: Tx, userId: number): Promise<void>;
  /**
   * Counts a write that was refused because of its recipient; other refusals are not counted.
   * @throws {Refusal} if this miss exceeds the limit
   */
  afterRefusedWrite(who: LookedUp, refusal: Refusal): Promise<void>;
}

/** The refusals that count as misses, because they reveal something about the owner of a number or name. */
const misses: ReadonlySet<RefusalCode> = new Set([
  'recipient-malformed',
  'code-without-recipient',
  'recipient-unknown',
  'recipient-unclear',
  'recipient-self',
  'recipient-changed',
  'address-malformed',
  'address-mistyped',
  'address-own',
  'approver-unknown',
  'person-unavailable',
] as const);

const missesOf = (userId: number) =>
  limitOf(`missed look-ups of person ${userId}`, lookUpLimits.misses, lookUpWindow);

/** Limits whose counts are in the database. */
export function createLookUpLimits({
  database,
  environment,
}: {
  database: Database;
  environment: Environment;
}): LookUpLimits {
  const { clock } = environment;
  const options = { lane: 'look-up limits' };

  const count = (tx: Tx, limits: readonly Limit[]) =>
    countUnder(tx, limits, { now: clock.now(), added: 1 });

  const refuse = (until: Date) =>
    tooMany('too-many-look-ups', until.getTime() - clock.now().getTime());

  const requireRoom = async (tx: Tx, limits: readonly Limit[]) => {
    const keys = limits.map(({ key }) => key);
    const rows = await tx
      .select()
      .from(attemptCounts)
      .where(and(inArray(attemptCounts.key, keys), gt(attemptCounts.until, clock.now())));
    const full = rows.filter(({ key, made }) =>
      limits.some((limit) => limit.key === key && made >= limit.most),
    );
    const last = full.toSorted((one, other) => one.until.getTime() - other.until.getTime()).at(-1);
    if (last !== undefined) throw refuse(last.until);
  };

  /** True for the first miss of a text in the window. Its row is locked before those of the other limits. */
  const isNewMiss = async (tx: Tx, { userId, recipient }: LookedUp) => {
    const [text] = await count(tx, [
      limitOf(`missed by person ${userId}: ${recipient}`, 1, lookUpWindow),
    ]);
    return text?.made === 1;
  };

  return {
    async lookUp(who, find) {
      const all = limitOf(`look-ups of person ${who.userId}`, lookUpLimits.all, lookUpWindow);
      const limits = [missesOf(who.userId), all];
      await database.transaction((tx) => requireRoom(tx, limits), { ...options, repeatable: true });
      let isMiss = true;
      try {
        const found = await find();
        isMiss = found.kind === 'payout' || found.kind === 'unknown';
        return found;
      } finally {
        await database.transaction(
          async (tx) => count(tx, isMiss && (await isNewMiss(tx, who)) ? limits : [all]),
          options,
        );
      }
    },
    beforeWrite: (tx, userId) => requireRoom(tx, [missesOf(userId)]),
    async afterRefusedWrite(who, { code }) {
      if (!misses.has(code)) return;
      await database.transaction(async (tx) => {
        if (!(await isNewMiss(tx, who))) return;
        const [missed] = await count(tx, [missesOf(who.userId)]);
        if (missed !== undefined && missed.made > missed.most) throw refuse(missed.until);
      }, options);
    },
  };
}
