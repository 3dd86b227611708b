import { and, asc, eq, gt, gte, inArray, sql } from '../database/drizzle.ts';
import { eventHeads, events, type EventMessage } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** How far back a stream can go on after a break (decision 116): how many milliseconds, and how many events. */
export const replayLimits = { age: 24 * 60 * 60_000, count: 1_000 } as const;

/** An event of a user. */
export interface LoggedEvent {
  id: number;
  message: EventMessage;
}

/** Where a stream begins. */
export interface StreamStart {
  /** The id of the last event before it. */
  position: number;
  /** Whether its reader may have missed something, so that it must read everything again. */
  isReset: boolean;
  /** Whether it goes on with events that have happened already. */
  isReplay?: boolean;
}

/**
 * Where a stream of a user begins: after the last event that its reader knows, or after the last one that there is.
 * What lies too far back, or was never said, as before a backup was restored, makes it a reset.
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
  const kept = await tx.$count(
    events,
    and(eq(events.userId, userId), gt(events.id, after), gte(events.createdAt, oldest)),
  );
  // An event that was committed since the head was read may be among those kept.
  return kept < missed
    ? { position: last, isReset: true }
    : { position: after, isReset: false, isReplay: true };
}

/** The last event ids of some users. Those without an event are missing. */
export async function headsOf(
  tx: Tx,
  userIds: readonly number[],
): Promise<{ userId: number; lastId: number }[]> {
  return tx
    .select()
    .from(eventHeads)
    .where(inArray(eventHeads.userId, [...userIds]));
}

/** Up to where the streams of a user have read. */
export interface ReadPosition {
  userId: number;
  position: number;
}

/** The most events that are read at once. */
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
