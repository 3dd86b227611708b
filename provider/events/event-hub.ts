import type { SessionTime } from '../accounts/session-time.ts';
import { sessionsThatEnded, type Session } from '../accounts/sessions.ts';
import { withoutDetails } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { eventBatch, eventsAfter, headsOf, type StreamStart } from './event-log.ts';
import { createEventWaiters } from './event-waiters.ts';
import { createOpenStreams, type OpenStream } from './open-streams.ts';

/** The most streams of one user in one process. */
export const streamLimit = 20;

/** The time between two tries to read events while the database is away, in milliseconds. */
const retryInterval = 1_000;

/** The most users whose events are read at once. */
const peopleBatch = 500;

/** The open event streams of all users, as far as this process has them. */
export interface EventHub {
  /**
   * Opens a stream of server-sent events in UTF-8. It begins with a heartbeat and ends with the session, or when the
   * session would be idle for too long: where it was used meanwhile, the wallet opens the stream again.
   * @throws {Overloaded} when the user has too many
   */
  open(session: Session, start: StreamStart): ReadableStream<Uint8Array>;
  /**
   * Waits for a user's next event of any process, so many milliseconds at most. Returns whether to wait on: not after
   * that time, and not when the hub closes.
   */
  nextEvent(userId: number, milliseconds: number): Promise<boolean>;
  /** How many streams are open, and what has happened to all of them so far. */
  figures(): { open: number; delivered: number; replays: number; resets: number };
  /** Ends all streams: their readers open them again, and hear what a restored database says. */
  endStreams(): void;
  /** Ends all streams and waits. */
  close(): Promise<void>;
}

/** A hub that reads what the database says is new, so that every process sends every event. */
export function createEventHub({
  database,
  environment: { clock, log, random },
  sessionTime,
}: {
  database: Database;
  environment: Environment;
  sessionTime: SessionTime;
}): EventHub {
  const streams = createOpenStreams({ clock, random, sessionTime });
  /** The users whose events are to be read. */
  const behind = new Set<number>();
  const waiters = createEventWaiters(clock);
  let reading: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;
  let closed = false;
  const counts = { delivered: 0, replays: 0, resets: 0 };

  const stillOpen = (known: readonly OpenStream[] = []) => known.filter(streams.has);

  /** Reads what is new for some users, and sends it. Returns whether there may be more. */
  const readFor = async (userIds: readonly number[]): Promise<boolean> => {
    // A stream that opens meanwhile may begin earlier than what is read here: it is read for next.
    const known = new Map(userIds.map((userId) => [userId, streams.of(userId)]));
    const positions = [...known].flatMap(([userId, own]) => {
      const position = Math.min(...own.map((stream) => stream.position));
      return own.length === 0 ? [] : [{ userId, position }];
    });
    if (positions.length === 0) return false;
    const { heads, events } = await readNews(database, userIds, positions);
    for (const { userId, id, message } of events) {
      if (message.type === 'sessions_ended')
        await endWithoutSession(database, streams.of(userId), sessionTime());
      for (const stream of stillOpen(known.get(userId))) {
        if (id <= stream.position) continue;
        stream.position = id;
        if (message.type === 'sessions_ended') continue;
        stream.send(message, id);
        counts.delivered += 1;
      }
    }
    // A backup was restored: what the reader knows may not be so any more.
    for (const { userId, lastId } of heads) {
      for (const stream of stillOpen(known.get(userId))) {
        if (stream.position <= lastId) continue;
        stream.position = lastId;
        counts.resets += 1;
        stream.send({ type: 'reset' }, lastId);
      }
    }
    return events.length === eventBatch;
  };

  const readAll = async () => {
    while (behind.size > 0) {
      const batch = closed ? [] : [...behind].slice(0, peopleBatch);
      if (batch.length === 0) return;
      for (const userId of batch) behind.delete(userId);
      try {
        if (await readFor(batch)) for (const userId of batch) behind.add(userId);
      } catch (error) {
        for (const userId of batch) behind.add(userId);
        log('Events could not be read yet', withoutDetails(error));
        cancelRetry = clock.after(retryInterval, read);
        return;
      }
    }
  };

  const read = () => {
    if (reading !== undefined || closed) return;
    cancelRetry?.();
    cancelRetry = undefined;
    reading = readAll().finally(() => {
      reading = undefined;
      // More may have come after the last look.
      if (behind.size > 0 && cancelRetry === undefined) read();
    });
  };

  database.onEvents((userIds) => {
    waiters.notify(userIds);
    for (const userId of userIds ?? streams.people()) {
      if (streams.of(userId).length > 0) behind.add(userId);
    }
    if (behind.size > 0) read();
  });

  return {
    open(session, start) {
      if (streams.of(session.userId).length >= streamLimit) {
        throw new Overloaded('streams');
      }
      let stream: OpenStream | undefined;
      return new ReadableStream({
        start(controller) {
          stream = streams.attach(session, start, controller);
          if (start.isReset) counts.resets += 1;
          if (start.isReplay) counts.replays += 1;
          // What was committed between the reading of its start and this moment.
          behind.add(session.userId);
          read();
        },
        cancel: () => stream?.drop(),
      });
    },
    nextEvent: (userId, milliseconds) => waiters.wait(userId, milliseconds),
    figures: () => ({ open: streams.count(), ...counts }),
    endStreams: () => streams.end(),
    async close() {
      closed = true;
      cancelRetry?.();
      waiters.end();
      streams.end();
      await reading;
    },
  };
}

/** Ends those of some streams whose session has ended. */
async function endWithoutSession(
  database: Database,
  streams: readonly OpenStream[],
  at: Date,
): Promise<void> {
  const hashes = streams.map(({ session }) => session.tokenHash);
  const ended = await database.transaction((tx) => sessionsThatEnded(tx, hashes, at), {
    repeatable: true,
  });
  for (const stream of streams) if (ended.has(stream.session.tokenHash)) stream.end();
}

/** The events of some users after their positions, and the last that each has. */
function readNews(
  database: Database,
  userIds: readonly number[],
  positions: Parameters<typeof eventsAfter>[1],
) {
  return database.transaction(
    async (tx) => ({
      events: await eventsAfter(tx, positions),
      // Read after the events, so that none of them is beyond its head.
      heads: await headsOf(tx, userIds),
    }),
    { repeatable: true },
  );
}
