import type { SessionTime } from '../accounts/session-time.ts';
import { sessionsThatEnded, type Session } from '../accounts/sessions.ts';
import { withoutDetails } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { eventBatch, eventsAfter, headsOf, type StreamStart } from './event-log.ts';
import { createEventWaiters } from './event-waiters.ts';
import { createOpenStreams, type OpenStream } from './open-streams.ts';

/** Maximum number of streams per user in one process. */
export const streamLimit = 20;

/** Delay between two attempts to read events while the database is unavailable, in milliseconds. */
const retryInterval = 1_000;

/** Maximum number of users whose events are read at once. */
const peopleBatch = 500;

/** The open event streams of this process. */
export interface EventHub {
  /**
   * Opens a stream of server-sent events in UTF-8. It begins with a heartbeat and ends with the session or at its idle
   * timeout; if the session was used meanwhile, the wallet reopens the stream.
   * @throws {Overloaded} if the user has too many open streams
   */
  open(session: Session, start: StreamStart): ReadableStream<Uint8Array>;
  /**
   * Waits for a user's next event from any process, for at most the given milliseconds. Returns false after the
   * timeout, and when the hub closes.
   */
  nextEvent(userId: number, milliseconds: number): Promise<boolean>;
  /** The number of open streams, and the totals of all streams so far. */
  figures(): { open: number; delivered: number; replays: number; resets: number };
  /** Ends all streams. Their readers reopen them and receive the state of a restored database. */
  endStreams(): void;
  /** Ends all streams and waiting calls. */
  close(): Promise<void>;
}

/** A hub that reads new events from the database, so that every process sends every event. */
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
  /** The users with unread events. */
  const behind = new Set<number>();
  const waiters = createEventWaiters(clock);
  let reading: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;
  let closed = false;
  const counts = { delivered: 0, replays: 0, resets: 0 };

  const stillOpen = (known: readonly OpenStream[] = []) => known.filter(streams.has);

  /** Reads and sends the new events of some users. Returns true if there may be more. */
  const readFor = async (userIds: readonly number[]): Promise<boolean> => {
    // A stream that opens meanwhile may begin at an earlier position: the next read serves it.
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
    // A stream is ahead of the last event only after a restored backup. Its reader must refetch everything.
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
      // More users may have got events since the last check.
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
          // Events may have been committed since the start position was read.
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

/** Ends the given streams whose session has ended. */
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

/** The events of some users after their positions, and each user's last event id. */
function readNews(
  database: Database,
  userIds: readonly number[],
  positions: Parameters<typeof eventsAfter>[1],
) {
  return database.transaction(
    async (tx) => ({
      events: await eventsAfter(tx, positions),
      // Read after the events, so that no event is beyond its head.
      heads: await headsOf(tx, userIds),
    }),
    { repeatable: true },
  );
}
