import { and, eq, isNotNull } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { hashToken } from './sessions.ts';

/** @throws {Refusal} if an operator has locked the account (decision 194) */
export async function refuseLockedAccount(tx: Tx, userId: number): Promise<void> {
  const [locked] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.lockedAt)));
  if (locked !== undefined) throw new Refusal('account-locked');
}

/**
 * Names the reason for a token without a session: the sessions of a locked account have ended, but are stored until it
 * is unlocked.
 * @throws {Refusal} if the token belongs to a locked account
 */
export async function refuseTokenOfLockedAccount(tx: Tx, token: string): Promise<void> {
  const [session] = await tx
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (session !== undefined) await refuseLockedAccount(tx, session.userId);
}
