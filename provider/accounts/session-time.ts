import { max } from '../database/drizzle.ts';
import { sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Clock } from '../environment.ts';

/**
 * The clock of sessions. It never runs backwards, so setting the system clock back extends no session (decision 150).
 */
export type SessionTime = () => Date;

/**
 * Follows the system clock. After the clock is set back, session time continues by the elapsed time until the clock
 * catches up. It starts no earlier than the last recorded use of a session, because the clock may have been set back
 * before the start.
 */
export function createSessionTime(clock: Clock, lastUse: Date | null): SessionTime {
  let time = lastUse?.getTime() ?? 0;
  let elapsed = clock.elapsed();
  return () => {
    const before = elapsed;
    elapsed = clock.elapsed();
    time = Math.max(time + elapsed - before, clock.now().getTime());
    return new Date(time);
  };
}

/** Time of the last recorded use of any session; null without a session. */
export async function lastUseOfSessions(tx: Tx): Promise<Date | null> {
  const [row] = await tx.select({ at: max(sessions.lastSeenAt) }).from(sessions);
  return row?.at ?? null;
}
