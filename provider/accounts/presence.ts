import { and, eq, gt, lte } from '../database/drizzle.ts';
import { sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from './sessions.ts';

/** Lifetime of a user's confirmed presence, in milliseconds. */
const presenceAge = 5 * 60_000;

const until = (at: Date) => new Date(at.getTime() + presenceAge);

/** Records that the session's user has just confirmed their presence by password or passkey (decision 145). */
export async function notePresence(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ presentUntil: until(at) })
    .where(eq(sessions.tokenHash, tokenHash));
}

/**
 * Uses up the confirmed presence, so that it allows only one change. The rollback of a failed change restores it.
 * @throws {Refusal} if presence was not confirmed, or too long ago
 */
export async function takePresence(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  const taken = await tx
    .update(sessions)
    .set({ presentUntil: null })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        gt(sessions.presentUntil, at),
        // Setting the clock back must not extend a confirmed presence.
        lte(sessions.presentUntil, until(at)),
      ),
    )
    .returning({ userId: sessions.userId });
  if (taken.length === 0) throw new Refusal('presence-required');
}
