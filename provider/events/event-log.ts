import { and, asc, eq, gt, gte, inArray, sql } from '../database/drizzle.ts';
import { eventHeads, events, type EventMessage } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** Limits of a replay after a disconnection (decision 116): age in milliseconds, and number of events. */
export const replayLimits = { age: 24 * 60 * 60_000, count: 1_000 } as const;

/** An event of a user. */
export interface LoggedEvent {
  id: number;
  message: EventMessage;
}

/** Start position of a stream. */
export interface StreamStart {
  /** The id of the last event before the start. */
  position: number;
  /** True if the reader may have missed events and must refetch everything. */
  isReset: boolean;
  /** True if the stream starts with past events. */
  isReplay?: boolean;
}

/**
 * Start position of a user's stream: the last event that its reader has received, or the user's last event for a new
 * reader. A position that is too old, or that was never issued, as after a restored backup, leads to a reset.
 */
export async function streamStart(
  tx: Tx,
  { userId, after, at }: { userId: number; after: number | undefined; at: Date },
): Promise<StreamStart> {
  const [head] = await headsOf(tx, [userId]);
  const last = head?.lastId ?? 0;
  if (after === undefined || after === last) return { position: last, isReset: false };
  const missed = last - after;
  if (missed < 0 || missed > replayLimits.count) return { position: last, isReset: true };
  const oldest = new Date(at.getTime() - replayLimits.age);
  const stored = await tx.$count(
    events,
    and(eq(events.userId, userId), gt(events.id, after), gte(events.createdAt, oldest)),
  );
  // The count may include events that were committed after the head was read.
  return stored < missed
    ? { position: last, isReset: true }
    : { position: after, isReset: false, isReplay: true };
}

/** The last event ids of some users. Users without events are missing. */
export async function headsOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ userId: number; lastId: number }[]> {
  return tx
    .select()
    .from(eventHeads)
    .where(inArray(eventHeads.userId, [...userIds]));
}

/** The read position of a user's streams. */
export interface ReadPosition {
  userId: number;
  position: number;
}

/** Maximum number of events per read. */
export const eventBatch = 5_000;

/** The events of users after their positions, each user's in order. */
export async function eventsAfter(
  tx: Tx,
  positions: readonly ReadPosition[],
): Promise<(LoggedEvent & { userId: number })[]> {
  const wanted = sql`json_to_recordset(${JSON.stringify(positions)}::json) as wanted("userId" integer, "position" bigint)`;
  return tx
    .select({ userId: events.userId, id: events.id, message: events.message })
    .from(events)
    .innerJoin(
      wanted,
      and(eq(events.userId, sql`wanted."userId"`), gt(events.id, sql`wanted."position"`)),
    )
    .orderBy(asc(events.userId), asc(events.id))
    .limit(eventBatch);
}
