import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import type { SessionTime } from '../accounts/session-time.ts';
import { sessionsThatEnded, type Session } from '../accounts/sessions.ts';
import { withoutDetails } from '../database/database-unavailable.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import { Overloaded } from '../overloaded.ts';
import { eventBatch, eventsAfter, headsOf, replayLimits, type StreamStart } from './event-log.ts';

/** The time between heartbeats in milliseconds. Proxies and phones drop connections that are silent for longer. */
export const heartbeatInterval = 15_000;

/** When a browser opens a lost stream again, in milliseconds: at random, so that all do not come at once. */
const reopening = { shortest: 2_000, longest: 5_000 } as const;

/**
 * The most unread messages of a stream: as many as one replay, and some more. Above it the stream ends, and its reader
 * goes on where it has stopped.
 */
const unreadLimit = replayLimits.count + 100;

/** The most streams of one person in one process. */
export const streamLimit = 20;

/** The time between two tries to read events while the database is away, in milliseconds. */
const retryInterval = 1_000;

/** The most people whose events are read at once. */
const peopleBatch = 500;

/** The open event streams of all people, as far as this process has them. */
export interface EventHub {
  /**
   * Opens a stream of server-sent events in UTF-8. It begins with a heartbeat and ends with the session, or when the
   * session would be idle for too long: where it was used meanwhile, the wallet opens the stream again.
   * @throws {Overloaded} when the person has too many
   */
  open(session: Session, start: StreamStart): ReadableStream<Uint8Array>;
  /**
   * Waits for a person's next event of any process, so many milliseconds at most. Returns whether to wait on: not after
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

interface OpenStream {
  session: Session;
  /** The id of the last event that it was sent. */
  position: number;
  send(message: StreamMessage, id?: number): void;
  end(): void;
  /** Forgets the stream after its reader has left. */
  drop(): void;
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
  const streams = new Map<number, Set<OpenStream>>();
  /** The people whose events are to be read. */
  const behind = new Set<number>();
  const waiting = new Set<{ userId: number; go: (waitsOn: boolean) => void }>();
  const encoder = new TextEncoder();
  let reading: Promise<void> | undefined;
  let cancelRetry: (() => void) | undefined;
  let closed = false;
  const counts = { delivered: 0, replays: 0, resets: 0 };

  const attach = (
    session: Session,
    { position, isReset, isReplay }: StreamStart,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenStream => {
    const own = streams.get(session.userId) ?? new Set();
    let stopHeartbeat = () => {};
    const stream: OpenStream = {
      session,
      position,
      send(message, id) {
        if ((controller.desiredSize ?? 0) < -unreadLimit) return stream.end();
        const idLine = id === undefined ? '' : `id: ${id}\n`;
        controller.enqueue(encoder.encode(`${idLine}data: ${JSON.stringify(message)}\n\n`));
      },
      end() {
        if (!own.has(stream)) return;
        stream.drop();
        controller.close();
      },
      drop() {
        stopHeartbeat();
        own.delete(stream);
        if (own.size === 0) streams.delete(session.userId);
      },
    };
    const scheduleBeat = () => {
      stopHeartbeat = clock.after(heartbeatInterval, () => {
        const now = sessionTime();
        if (session.expiresAt <= now || session.idleAt <= now) return stream.end();
        stream.send({ type: 'heartbeat' });
        if (own.has(stream)) scheduleBeat();
      });
    };
    streams.set(session.userId, own.add(stream));
    controller.enqueue(encoder.encode(`retry: ${delayOf(random(2))}\n`));
    // The id tells a reader that knows no position from where it can go on. Before a reset there is none: a reader that
    // loses the stream between the two must be told of the reset again.
    stream.send({ type: 'heartbeat' }, isReset ? undefined : position);
    if (isReset) stream.send({ type: 'reset' }, position);
    if (isReset) counts.resets += 1;
    if (isReplay) counts.replays += 1;
    scheduleBeat();
    return stream;
  };

  const endStreamsWithoutSession = async (userId: number) => {
    const own = [...(streams.get(userId) ?? [])];
    const hashes = own.map(({ session }) => session.tokenHash);
    const ended = await database.transaction((tx) => sessionsThatEnded(tx, hashes, sessionTime()), {
      repeatable: true,
    });
    for (const stream of own) if (ended.has(stream.session.tokenHash)) stream.end();
  };

  const stillOpen = (userId: number, known: readonly OpenStream[] = []) =>
    known.filter((stream) => streams.get(userId)?.has(stream));

  /** Reads what is new for some people, and sends it. Returns whether there may be more. */
  const readFor = async (userIds: readonly number[]): Promise<boolean> => {
    // A stream that opens meanwhile may begin earlier than what is read here: it is read for next.
    const known = new Map(userIds.map((userId) => [userId, [...(streams.get(userId) ?? [])]]));
    const positions = [...known].flatMap(([userId, own]) => {
      const position = Math.min(...own.map((stream) => stream.position));
      return own.length === 0 ? [] : [{ userId, position }];
    });
    if (positions.length === 0) return false;
    const { heads, events } = await database.transaction(
      async (tx) => ({
        events: await eventsAfter(tx, positions),
        // Read after the events, so that none of them is beyond its head.
        heads: await headsOf(tx, userIds),
      }),
      { repeatable: true },
    );
    for (const { userId, id, message } of events) {
      if (message.type === 'sessions_ended') await endStreamsWithoutSession(userId);
      for (const stream of stillOpen(userId, known.get(userId))) {
        if (id <= stream.position) continue;
        stream.position = id;
        if (message.type === 'sessions_ended') continue;
        stream.send(message, id);
        counts.delivered += 1;
      }
    }
    // A backup was restored: what the reader knows may not be so any more.
    for (const { userId, lastId } of heads) {
      for (const stream of stillOpen(userId, known.get(userId))) {
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
    for (const { userId, go } of waiting) if (userIds?.includes(userId) ?? true) go(true);
    for (const userId of userIds ?? streams.keys()) if (streams.has(userId)) behind.add(userId);
    if (behind.size > 0) read();
  });

  const endStreams = () => {
    for (const own of streams.values()) for (const stream of own) stream.end();
  };

  return {
    open(session, start) {
      if ((streams.get(session.userId)?.size ?? 0) >= streamLimit) {
        throw new Overloaded('streams');
      }
      let stream: OpenStream | undefined;
      return new ReadableStream({
        start(controller) {
          stream = attach(session, start, controller);
          // What was committed between the reading of its start and this moment.
          behind.add(session.userId);
          read();
        },
        cancel: () => stream?.drop(),
      });
    },
    nextEvent: (userId, milliseconds) =>
      new Promise((resolve) => {
        if (closed) return resolve(false);
        const waiter = {
          userId,
          go(waitsOn: boolean) {
            cancel();
            waiting.delete(waiter);
            resolve(waitsOn);
          },
        };
        const cancel = clock.after(milliseconds, () => waiter.go(false));
        waiting.add(waiter);
      }),
    figures: () => ({
      open: [...streams.values()].reduce((sum, own) => sum + own.size, 0),
      ...counts,
    }),
    endStreams,
    async close() {
      closed = true;
      cancelRetry?.();
      for (const { go } of waiting) go(false);
      endStreams();
      await reading;
    },
  };
}

/** A delay between the shortest and the longest, from two random bytes. */
function delayOf([high = 0, low = 0]: Uint8Array): number {
  const { shortest, longest } = reopening;
  return Math.round(shortest + ((longest - shortest) * (high * 256 + low)) / 65_535);
}
