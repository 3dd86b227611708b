import { sql } from '../database/drizzle.ts';
import type { EventMessage } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';

/** A message without an id yet. */
interface Recorded {
  userId: number;
  message: EventMessage;
}

const published = new WeakMap<Tx, Recorded[]>();
const toNotify = new WeakMap<Tx, number[]>();

/** Sends messages to all streams of some users at the commit. A rolled-back transaction sends nothing. */
export function publish(
  tx: Tx,
  userIds: readonly number[],
  ...messages: readonly EventMessage[]
): void {
  const recorded = published.get(tx) ?? [];
  published.set(tx, recorded);
  for (const userId of userIds) for (const message of messages) recorded.push({ userId, message });
}

/** Notifies the streams of users, after the commit, of events that a database function has recorded. */
export function notifyAfterCommit(tx: Tx, userIds: readonly number[]): void {
  toNotify.set(tx, [...(toNotify.get(tx) ?? []), ...userIds]);
}

/** The users of a transaction's recorded events. */
export function affectedUserIds(tx: Tx): readonly number[] {
  const recorded = published.get(tx)?.map(({ userId }) => userId) ?? [];
  return [...new Set([...recorded, ...(toNotify.get(tx) ?? [])])];
}

/**
 * Writes the published messages of a transaction, as its last statement: the users' heads stay locked until the commit.
 */
export async function recordPublished(tx: Tx, at: Date): Promise<void> {
  const recorded = published.get(tx) ?? [];
  if (recorded.length === 0) return;
  await tx.execute(
    sql`select record_events(${JSON.stringify(recorded)}::json, ${at.toISOString()}::timestamptz)`,
  );
}
