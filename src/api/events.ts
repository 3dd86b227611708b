import { StreamMessage } from '#wallet/entities/stream-message.ts';

/** The part of an `EventSource` that the stream uses. */
export interface StreamSource {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  readonly readyState: number;
  close(): void;
}

export interface EventStreamOptions {
  /** Opens a source; it sends credentials, because it cannot send a bearer token (decision 18). */
  open(): StreamSource;
  onMessage(message: StreamMessage): void;
  onConnected(connected: boolean): void;
  /** The stream opened again after an error. Messages in between are lost, so data must be read again. */
  onReconnected(): void;
  /**
   * The browser gave up on the stream, as it does when it is refused. It does not say with which status, so the session
   * may have ended.
   */
  onRefused(): void;
  /** Takes the report of a message that cannot be read. */
  log(problem: string, detail: unknown): void;
}

/** The delay before a stream that the browser gave up is opened again, in milliseconds. */
export const reopenDelay = 5_000;

/** `EventSource.CLOSED`: the browser will not reconnect by itself. */
const closed = 2;

/** Opens the live event stream and keeps it open. Returns a function that closes it. */
export function openEventStream(options: EventStreamOptions): () => void {
  let source: StreamSource;
  let broken = false;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = options.open();
    source.onopen = () => {
      options.onConnected(true);
      if (broken) options.onReconnected();
      broken = false;
    };
    source.onerror = () => {
      broken = true;
      options.onConnected(false);
      if (source.readyState !== closed) return;
      reopening = setTimeout(connect, reopenDelay);
      options.onRefused();
    };
    source.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message === undefined) options.log('Unreadable event stream message', data);
      else options.onMessage(message);
    };
  };
  connect();

  return () => {
    clearTimeout(reopening);
    source.close();
  };
}

function readMessage(data: string): StreamMessage | undefined {
  try {
    return StreamMessage.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
