import { createHash } from 'node:crypto';

import { and, eq, gt, lte } from 'drizzle-orm';

import { sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const tokenSize = 32;

/** A signed-in session. Its hash names it; the token itself is nowhere kept. */
export interface Session {
  userId: number;
  tokenHash: string;
  expiresAt: Date;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session, and clears away the person's expired ones. Returns its token, 256 random bits in base64url. */
export async function startSession(
  tx: Tx,
  userId: number,
  environment: Pick<Environment, 'now' | 'random'>,
): Promise<string> {
  const token = Buffer.from(environment.random(tokenSize)).toString('base64url');
  const createdAt = environment.now();
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt, expiresAt });
  return token;
}

/** The session of a token, unless it ended or expired. */
export async function findSession(tx: Tx, token: string, now: Date): Promise<Session | undefined> {
  const [session] = await tx
    .select({
      userId: sessions.userId,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)));
  return session;
}

/** Ends all sessions of a person, on whatever device. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends a session: its token is worth nothing from now on. */
export async function endSession(tx: Tx, session: Session): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}
