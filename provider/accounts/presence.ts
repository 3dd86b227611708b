import { and, eq, gt, lte } from '../database/drizzle.ts';
import { sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from './sessions.ts';

/** How long a user's proof that they are there may be used, in milliseconds. */
const presenceAge = 5 * 60_000;

const until = (at: Date) => new Date(at.getTime() + presenceAge);

/** Notes that the user at a session has just shown that they are there: by password or passkey (decision 145). */
export async function notePresence(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ presentUntil: until(at) })
    .where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Uses up the user's proof, so that it allows one change only. When that change fails, its transaction gives the
 * proof back.
 * @throws {Refusal} when there is none, or it is too old
 */
export async function takePresence(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  const taken = await tx
    .update(sessions)
    .set({ presentUntil: null })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.presentUntil, at),
        // A clock that was set back makes no proof last longer.
        lte(sessions.presentUntil, until(at)),
      ),
    )
    .returning({ userId: sessions.userId });
  if (taken.length === 0) throw new Refusal('presence-required');
}
