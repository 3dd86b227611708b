import type { ReadableStore } from '#wallet/store.ts';

/** The part of an `EventSource` that the stream uses. */
export interface StreamSource {
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  readonly readyState: number;
  close(): void;
}

/** What a tab hears of the event stream: by its own connection, or from the tab that has one. */
export interface StreamUpdate {
  /** Whether the stream is connected from now on. */
  connected?: boolean | undefined;
  /** The position of the tab that tells it, before this message. A tab that is not as far has missed something. */
  after?: number | undefined;
  /** The id of the message. */
  id?: number | undefined;
  /** The message in JSON. */
  data?: string | undefined;
}

export interface EventStreamOptions {
  /** Opens a source; it sends credentials, because it cannot send a bearer token (decision 18). */
  open: (after: number | undefined) => StreamSource;
  /** The id of the event after which a source begins; undefined when none is known yet. */
  position: () => number | undefined;
  /** Whether what the wallet has read may be older than the stream. */
  isStale: boolean;
  onMessage: (update: StreamUpdate) => void;
  /**
   * The browser gave up on the stream, as it does when it is refused. It does not say with which status, so the session
   * may have ended.
   */
  onRefused: () => void;
  /** Whether the device has a network. */
  network: ReadableStore<boolean>;
  /** A random number from 0 to below 1. */
  random: () => number;
}

/** The time between two heartbeats of the provider, in milliseconds. */
export const heartbeatInterval = 15_000;

/** A connection without a word for two heartbeats and some time on the way is dead. In milliseconds. */
export const maxSilence = 2 * heartbeatInterval + 5_000;

/**
 * The delay before a stream that the browser gave up is opened again, in milliseconds. It is random, so that the
 * wallets that a provider has refused do not come back all at once (decision 121).
 */
export const reopenDelay = { shortest: 2_000, longest: 8_000 } as const;

/** How many times longer the delay gets at most. It doubles with each refusal. */
export const maxBackOff = 8;

/** `EventSource.CLOSED`: the browser will not reconnect by itself. */
const closed = 2;

/** The provider says the same when it cannot replay what was missed. */
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
      // With a position the provider replays what came meanwhile.
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
