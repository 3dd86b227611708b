import { createHash } from 'node:crypto';

import { and, eq, gt, lte } from 'drizzle-orm';

import { sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const tokenSize = 32;

/** A session of a signed-in person. The hash of its token identifies it; the token itself is not stored. */
export interface Session {
  userId: number;
  tokenHash: string;
  expiresAt: Date;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and deletes the person's expired ones. Returns its token, 256 random bits in base64url. */
export async function startSession(
  tx: Tx,
  userId: number,
  environment: Environment,
): Promise<string> {
  const token = Buffer.from(environment.random(tokenSize)).toString('base64url');
  const createdAt = environment.clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
  await tx.insert(sessions).values({ tokenHash: hashToken(token), userId, createdAt, expiresAt });
  return token;
}

/** The session of a token, unless it has ended or expired. */
export async function findSession(tx: Tx, token: string, at: Date): Promise<Session | undefined> {
  const [session] = await tx
    .select({
      userId: sessions.userId,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, at)));
  return session;
}

/** Ends all sessions of a person, on all devices. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends a session. Its token is refused from then on. */
export async function endSession(tx: Tx, session: Session): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}
