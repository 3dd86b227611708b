import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import type { SessionTime } from '../accounts/session-time.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Environment } from '../environment.ts';
import { replayLimits, type StreamStart } from './event-log.ts';

/** Heartbeat interval in milliseconds. Proxies and phones drop connections that are silent for longer. */
export const heartbeatInterval = 15_000;

/** Reconnection delay of a browser, in milliseconds: random, so that clients do not reconnect all at once. */
const reopening = { shortest: 2_000, longest: 5_000 } as const;

/**
 * Maximum number of unread messages of a stream: one replay and some more. Beyond it the stream ends, and its reader
 * reconnects at its last position.
 */
const unreadLimit = replayLimits.count + 100;

/** An open stream of server-sent events. */
export interface OpenStream {
  session: Session;
  /** The id of the last sent event. */
  position: number;
  send(message: StreamMessage, id?: number): void;
  end(): void;
  /** Removes the stream after its reader has left. */
  drop(): void;
}

/** This process's open streams of all users. */
export interface OpenStreams {
  /**
   * Starts a stream with a heartbeat, and with a reset if it cannot continue at its position. It ends with its session.
   */
  attach(
    session: Session,
    start: StreamStart,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenStream;
  /** A user's current streams. */
  of(userId: number): OpenStream[];
  has: (stream: OpenStream) => boolean;
  /** The users with an open stream. */
  people(): number[];
  count(): number;
  /** Ends all streams. */
  end(): void;
}

/** Creates an empty set of streams. */
export function createOpenStreams({
  clock,
  random,
  sessionTime,
}: Pick<Environment, 'clock' | 'random'> & { sessionTime: SessionTime }): OpenStreams {
  const streams = new Map<number, Set<OpenStream>>();
  const encoder = new TextEncoder();
  const of = (userId: number) => [...(streams.get(userId) ?? [])];

  return {
    attach(session, { position, isReset }, controller) {
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
      // The id gives a reader without a position a place to continue from. A heartbeat before a reset has no id:
      // a reader that loses the stream between the two messages must receive the reset again.
      stream.send({ type: 'heartbeat' }, isReset ? undefined : position);
      if (isReset) stream.send({ type: 'reset' }, position);
      scheduleBeat();
      return stream;
    },
    of,
    has: (stream) => streams.get(stream.session.userId)?.has(stream) ?? false,
    people: () => [...streams.keys()],
    count: () => [...streams.values()].reduce((sum, own) => sum + own.size, 0),
    end() {
      for (const userId of streams.keys()) for (const stream of of(userId)) stream.end();
    },
  };
}

/** A delay between the shortest and the longest one, from two random bytes. */
function delayOf([high = 0, low = 0]: Uint8Array): number {
  const { shortest, longest } = reopening;
  return Math.round(shortest + ((longest - shortest) * (high * 256 + low)) / 65_535);
}
