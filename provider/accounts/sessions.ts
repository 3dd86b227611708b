import { createHash } from 'node:crypto';

import * as z from 'zod/mini';

import type { DeviceSession } from '#wallet/entities/security-settings.ts';

import { and, desc, eq, gt, inArray, isNull, lt, lte, ne, sql } from '../database/drizzle.ts';
import { sessions, users } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { publish } from '../events/outbox.ts';
import { unknownDevice } from './device-name.ts';
import type { SessionTime } from './session-time.ts';

/** Lifetime of a sign-in, in seconds. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const tokenSize = 32;

/** Precision of a session's last use, in milliseconds: a write for every request would cost too much. */
const seenEvery = 60_000;

/** A session of a signed-in user. The hash of its token identifies it; the token itself is not stored. */
export interface Session {
  userId: number;
  tokenHash: string;
  expiresAt: Date;
  /** Last recorded use; far in the past for a locked session. */
  lastSeenAt: Date;
  /** Time when the session becomes idle, unless it is used before. An idle session must be unlocked (decision 100). */
  idleAt: Date;
  /** The id of the user's last event when the session was read. */
  eventPosition: string;
}

/** The stored form of a session's token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and deletes the user's expired ones. Returns its token, 256 random bits in base64url. */
export async function startSession(
  tx: Tx,
  { userId, deviceName }: { userId: number; deviceName: string },
  { random, sessionTime }: Pick<Environment, 'random'> & { sessionTime: SessionTime },
): Promise<string> {
  const token = Buffer.from(random(tokenSize)).toString('base64url');
  const createdAt = sessionTime();
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

const FoundSessions = z.object({
  rows: z.array(
    z.object({
      user_id: z.int(),
      expires_at: z.string(),
      last_seen_at: z.string(),
      timeout: z.int(),
      event_position: z.string(),
    }),
  ),
});

/** The session of a token, unless it has ended or expired. It may be idle. */
export async function findSession(tx: Tx, token: string, at: Date): Promise<Session | undefined> {
  const tokenHash = hashToken(token);
  const found = await tx.execute(
    sql`select * from find_session(${tokenHash}, ${at.toISOString()}::timestamptz)`,
  );
  const [row] = FoundSessions.parse(found).rows;
  if (row === undefined) return undefined;
  const lastSeenAt = new Date(row.last_seen_at);
  return {
    userId: row.user_id,
    tokenHash,
    expiresAt: new Date(row.expires_at),
    lastSeenAt,
    idleAt: new Date(lastSeenAt.getTime() + row.timeout * 60_000),
    eventPosition: row.event_position,
  };
}

/** The given hashes whose sessions have ended or expired, also by the lock of an account. */
export async function sessionsThatEnded(
  tx: Tx,
  tokenHashes: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.tokenHash, [...tokenHashes]),
        gt(sessions.expiresAt, at),
        isNull(users.lockedAt),
      ),
    );
  const ended = new Set(tokenHashes);
  for (const { tokenHash } of rows) ended.delete(tokenHash);
  return ended;
}

/** Records the use of a session, at most once a minute. */
export async function noteUse(tx: Tx, { tokenHash, lastSeenAt }: Session, at: Date): Promise<void> {
  // Avoids the statement except for the first use of a minute.
  if (lastSeenAt >= new Date(at.getTime() - seenEvery)) return;
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

/** Locks a session: it counts as idle until it is unlocked. */
export async function lockSession(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  await tx.update(sessions).set({ lockedAt: at }).where(eq(sessions.tokenHash, tokenHash));
}

/** Unlocks a session, which counts as a use. */
export async function unlockSession(tx: Tx, { tokenHash }: Session, at: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ lockedAt: null, lastSeenAt: at })
    .where(eq(sessions.tokenHash, tokenHash));
}

/** The devices that are signed in as a user: the current one first, then the most recently used (decision 100). */
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
    // Sessions of earlier versions have no device name.
    deviceName: row.deviceName || unknownDevice,
    firstSeen: row.createdAt.toISOString(),
    lastSeen: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === tokenHash,
  }));
}

/**
 * Ends all sessions of a user, on all devices. Returns their number. Like the functions below, it also ends the event
 * streams of these sessions.
 */
export async function endAllSessions(tx: Tx, userId: number): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id });
  publish(tx, [userId], { type: 'sessions_ended' });
  return ended.length;
}

/** Ends the user's other sessions. Returns their number. */
export async function endOtherSessions(tx: Tx, { userId, tokenHash }: Session): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id });
  publish(tx, [userId], { type: 'sessions_ended' });
  return ended.length;
}

/** Ends one of a user's sessions. Returns it; undefined for an unknown id. */
export async function endSessionById(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
): Promise<{ deviceName: string } | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ deviceName: sessions.deviceName });
  if (ended !== undefined) publish(tx, [userId], { type: 'sessions_ended' });
  return ended;
}

/** Ends a session. Its token is refused afterwards. */
export async function endSession(tx: Tx, { userId, tokenHash }: Session): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  publish(tx, [userId], { type: 'sessions_ended' });
}
