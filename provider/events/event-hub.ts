import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import type { Session } from '../accounts/sessions.ts';
import type { Clock } from '../environment.ts';

/** The time between heartbeats in milliseconds. Proxies and phones drop connections that are silent for longer. */
export const heartbeatInterval = 25_000;

/** The most unread messages of a stream. Above it the stream ends; the wallet reconnects and reads its data again. */
const unreadLimit = 100;

/** The open event streams of all people. */
export interface EventHub {
  /**
   * Opens a stream of server-sent events in UTF-8. It begins with a heartbeat and ends with the session, or when the
   * session would be idle for too long: where it was used meanwhile, the wallet opens the stream again.
   */
  open(session: Session): ReadableStream<Uint8Array>;
  /** Sends a message to all streams of some people. */
  publish(userIds: readonly number[], message: StreamMessage): void;
  /** Ends the streams of a session. */
  endSession(session: Pick<Session, 'tokenHash'>): void;
  /** Ends the streams of a person's other sessions. */
  endOtherSessions(session: Pick<Session, 'userId' | 'tokenHash'>): void;
  /** Ends the streams of all sessions of a person. */
  endAllSessions(userId: number): void;
  /** Ends all streams. */
  close(): void;
}

interface OpenStream {
  session: Session;
  send(message: StreamMessage): void;
  end(): void;
  /** Forgets the stream after its reader has left. */
  drop(): void;
}

/** A hub without open streams. */
export function createEventHub(clock: Clock): EventHub {
  const streams = new Set<OpenStream>();
  const encoder = new TextEncoder();

  const attach = (
    session: Session,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenStream => {
    let stopHeartbeat = () => {};
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
        stopHeartbeat();
        streams.delete(stream);
      },
    };
    const beat = () => {
      if (session.expiresAt <= clock.now() || session.idleAt <= clock.now()) return stream.end();
      stream.send({ type: 'heartbeat' });
      if (streams.has(stream)) stopHeartbeat = clock.after(heartbeatInterval, beat);
    };
    streams.add(stream);
    beat();
    return stream;
  };

  const endAll = (matches: (stream: OpenStream) => boolean) => {
    for (const stream of [...streams].filter(matches)) stream.end();
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
    endOtherSessions: ({ userId, tokenHash }) =>
      endAll(({ session }) => session.userId === userId && session.tokenHash !== tokenHash),
    endAllSessions: (userId) => endAll((stream) => stream.session.userId === userId),
    close: () => endAll(() => true),
  };
}
