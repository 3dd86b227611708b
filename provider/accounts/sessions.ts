import { createHash } from 'node:crypto';

import { and, desc, eq, gt, lt, lte, ne } from 'drizzle-orm';

import type { DeviceSession } from '#wallet/entities/security-settings.ts';

import { sessions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { unknownDevice } from './device-name.ts';

/** How long a sign-in lasts, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const tokenSize = 32;

/** How exactly the last use of a session is noted, in milliseconds: a write for every request would cost too much. */
const seenEvery = 60_000;

/** A session of a signed-in person. The hash of its token identifies it; the token itself is not stored. */
export interface Session {
  userId: number;
  tokenHash: string;
  expiresAt: Date;
  /** Until when it may be used without another use; after that it must be unlocked (decision 100). */
  idleAt: Date;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and deletes the person's expired ones. Returns its token, 256 random bits in base64url. */
export async function startSession(
  tx: Tx,
  { userId, deviceName }: { userId: number; deviceName: string },
  environment: Environment,
): Promise<string> {
  const token = Buffer.from(environment.random(tokenSize)).toString('base64url');
  const createdAt = environment.clock.now();
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000);
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    createdAt,
    expiresAt,
    deviceName,
    lastSeenAt: createdAt,
  });
  return token;
}

/** The session of a token, unless it has ended or expired. It may be idle. */
export async function findSession(tx: Tx, token: string, at: Date): Promise<Session | undefined> {
  const [row] = await tx
    .select({
      userId: sessions.userId,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      lastSeenAt: sessions.lastSeenAt,
      timeout: users.sessionTimeout,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, at)));
  if (row === undefined) return undefined;
  const { lastSeenAt, timeout, ...session } = row;
  return { ...session, idleAt: new Date(lastSeenAt.getTime() + timeout * 60_000) };
}

/** Notes that a session is used, when that was not noted within the last minute. */
export async function noteUse(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        lt(sessions.lastSeenAt, new Date(at.getTime() - seenEvery)),
      ),
    );
}

/** The devices that are signed in as a person: theirs first, then those used last (decision 100). */
export async function deviceSessionsOf(
  tx: Tx,
  { userId, tokenHash }: Session,
  at: Date,
): Promise<DeviceSession[]> {
  const rows = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(eq(sessions.tokenHash, tokenHash)), desc(sessions.lastSeenAt), desc(sessions.id));
  return rows.map((row) => ({
    id: row.id,
    // It was not noted before there were names.
    deviceName: row.deviceName || unknownDevice,
    firstSeen: row.createdAt.toISOString(),
    lastSeen: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === tokenHash,
  }));
}

/** Ends all sessions of a person, on all devices. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends the person's other sessions, and keeps this one. Returns how many there were. */
export async function endOtherSessions(tx: Tx, { userId, tokenHash }: Session): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends one of a person's sessions. Returns it; nothing when there is none with this id. */
export async function endSessionById(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<{ tokenHash: string; deviceName: string } | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ tokenHash: sessions.tokenHash, deviceName: sessions.deviceName });
  return ended;
}

/** Ends a session. Its token is refused from then on. */
export async function endSession(tx: Tx, { tokenHash }: Session): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}
