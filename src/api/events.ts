import type { ReadableStore } from '#wallet/store.ts';

/** The part of an `EventSource` that the stream uses. */
export interface StreamSource {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  readonly readyState: number;
  close(): void;
}

/** An update of the event stream, from the tab's own connection or from another tab that has the connection. */
export interface StreamUpdate {
  /** Whether the stream is connected now. */
  connected?: boolean | undefined;
  /** The position of the publishing tab before this message. A tab with a lower position has missed events. */
  after?: number | undefined;
  /** The id of the message. */
  id?: number | undefined;
  /** The message as JSON. */
  data?: string | undefined;
}

export interface EventStreamOptions {
  /** Opens a source. It sends credentials because an `EventSource` cannot send a bearer token (decision 18). */
  open: (after: number | undefined) => StreamSource;
  /** The id of the event after which a source starts; undefined until an id is known. */
  position: () => number | undefined;
  /** Whether the wallet's data may be older than the stream. */
  isStale: boolean;
  onMessage: (update: StreamUpdate) => void;
  /**
   * The browser gave up on the stream, for example after a refusal. The status is unknown, so the session may have
   * ended.
   */
  onRefused: () => void;
  /** Whether the device has a network. */
  network: ReadableStore<boolean>;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
}

/** The interval of the provider's heartbeats, in milliseconds. */
export const heartbeatInterval = 15_000;

/** Maximum silence before a connection counts as dead, in milliseconds: two heartbeats and some network delay. */
export const maxSilence = 2 * heartbeatInterval + 5_000;

/**
 * Delay before a stream that the browser gave up is reopened, in milliseconds. It is random, so that refused wallets
 * do not all reconnect at the same time (decision 121).
 */
export const reopenDelay = { shortest: 2_000, longest: 8_000 } as const;

/** Maximum factor of the delay, which doubles with each refusal. */
export const maxBackOff = 8;

/** `EventSource.CLOSED`: the browser does not reconnect by itself. */
const closed = 2;

/** The provider sends the same message when it cannot replay the missed events. */
const reset = JSON.stringify({ type: 'reset' });

/** Opens the live event stream and keeps it open. Returns a function that closes it. */
export function openEventStream(options: EventStreamOptions): () => void {
  let source: StreamSource;
  let { isStale } = options;
  let refusals = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  const watch = () => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      source.close();
      isStale = true;
      options.onMessage({ connected: false });
      connect();
    }, maxSilence);
  };

  const connect = () => {
    reopening = undefined;
    source = options.open(options.position());
    watch();
    source.onopen = () => {
      watch();
      refusals = 0;
      options.onMessage({ connected: true });
      // If the tab has a position, the provider replays the missed events.
      if (isStale && options.position() === undefined) options.onMessage({ data: reset });
      isStale = false;
    };
    source.onerror = () => {
      watch();
      isStale = true;
      options.onMessage({ connected: false });
      if (source.readyState !== closed) return;
      clearTimeout(silence);
      reopening = setTimeout(connect, delayAfter(refusals, options.random));
      refusals += 1;
      options.onRefused();
    };
    source.onmessage = ({ data, lastEventId }) => {
      watch();
      options.onMessage({ id: readId(lastEventId), data });
    };
  };

  const unsubscribe = options.network.subscribe(() => {
    if (reopening === undefined || !options.network.read()) return;
    clearTimeout(reopening);
    connect();
  });
  connect();

  return () => {
    unsubscribe();
    clearTimeout(silence);
    clearTimeout(reopening);
    source.close();
  };
}

function delayAfter(refusals: number, random: () => number): number {
  const { shortest, longest } = reopenDelay;
  return Math.min(2 ** refusals, maxBackOff) * (shortest + random() * (longest - shortest));
}

function readId(lastEventId: string): number | undefined {
  return /^\d+$/.test(lastEventId) ? Number.parseInt(lastEventId, 10) : undefined;
}
