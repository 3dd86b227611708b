import type { StreamMessage } from '#wallet/entities/entities.ts';

import type { Session } from '../accounts/sessions.ts';
import type { Environment } from '../environment.ts';

/** How often a stream says that it is alive, in milliseconds: proxies and phones drop silent connections. */
export const heartbeatInterval = 25_000;

/** How many unread messages a slow reader may leave before it is dropped; the wallet reconnects and reads anew. */
const unreadLimit = 100;

/** The open event streams of everyone. */
export interface EventHub {
  /** Opens a stream for the session: server-sent events in UTF-8, a heartbeat at once. It ends with the session. */
  open(session: Session): ReadableStream<Uint8Array>;
  /** Sends a message to all streams of some people. */
  publish(userIds: readonly number[], message: StreamMessage): void;
  /** Ends the streams of a session. */
  endSession(session: Session): void;
  /** Ends the streams of a person's sessions, on whatever device. */
  endAllSessions(userId: number): void;
  /** Ends all streams. */
  close(): void;
}

interface OpenStream {
  session: Session;
  send(message: StreamMessage): void;
  end(): void;
  /** Forgets the stream, whose reader went away. */
  drop(): void;
}

/** A hub without streams. */
export function createEventHub(environment: Pick<Environment, 'now' | 'after'>): EventHub {
  const streams = new Set<OpenStream>();
  const encoder = new TextEncoder();

  const attach = (
    session: Session,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenStream => {
    let stopHeart = () => {};
    const stream: OpenStream = {
      session,
      send(message) {
        if ((controller.desiredSize ?? 0) < -unreadLimit) stream.end();
        else controller.enqueue(encoder.encode(`data: ${JSON.stringify(message)}\n\n`));
      },
      end() {
        stream.drop();
        controller.close();
      },
      drop() {
        stopHeart();
        streams.delete(stream);
      },
    };
    const beat = () => {
      if (session.expiresAt <= environment.now()) return stream.end();
      stream.send({ type: 'heartbeat' });
      if (streams.has(stream)) stopHeart = environment.after(heartbeatInterval, beat);
    };
    streams.add(stream);
    beat();
    return stream;
  };

  const endAll = (isMeant: (stream: OpenStream) => boolean) => {
    for (const stream of [...streams].filter(isMeant)) stream.end();
  };

  return {
    open(session) {
      let stream: OpenStream | undefined;
      return new ReadableStream({
        start(controller) {
          stream = attach(session, controller);
        },
        cancel: () => stream?.drop(),
      });
    },
    publish(userIds, message) {
      for (const stream of streams) {
        if (userIds.includes(stream.session.userId)) stream.send(message);
      }
    },
    endSession: (session) => endAll((stream) => stream.session.tokenHash === session.tokenHash),
    endAllSessions: (userId) => endAll((stream) => stream.session.userId === userId),
    close: () => endAll(() => true),
  };
}
