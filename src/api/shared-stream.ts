import * as z from 'zod/mini';

import type { ReadableStore } from '#wallet/store.ts';

import { heartbeatInterval, maxSilence, type StreamUpdate } from './events.ts';

/** A channel to the other tabs. */
export interface TabChannel {
  publish: (message: unknown) => void;
  close: () => void;
}

/** The browser APIs that share a stream between tabs. */
export interface Tabs {
  locks: Pick<LockManager, 'request'>;
  /** Opens a channel to the other tabs. `onMessage` receives their messages. */
  openChannel: (name: string, onMessage: (message: unknown) => void) => TabChannel;
  /** Whether the user sees this tab. */
  visible: ReadableStore<boolean>;
}

export interface SharedStreamOptions {
  tabs: Tabs;
  /** The name of the lock and the channel. */
  name: string;
  /** The position of this tab. */
  position: () => number | undefined;
  /**
   * Opens the stream in this tab and returns a function that closes it. `isStale` is true if this tab waited for
   * another tab before.
   */
  lead: (onMessage: (update: StreamUpdate) => void, isStale: boolean) => () => void;
  /** Receives the updates of the stream from every tab. */
  onMessage: (update: StreamUpdate) => void;
  log: (problem: string, detail: unknown) => void;
}

/** A tab with another version of the wallet may send other messages. */
const StreamUpdateSchema = z.object({
  connected: z.optional(z.boolean()),
  after: z.optional(z.int()),
  id: z.optional(z.int()),
  data: z.optional(z.string()),
});

/** The message that asks the leading tab to publish the stream's state. */
const question = 'question';

/**
 * Shares one stream between the tabs of a browser, which has few connections to a provider. The tab that holds the
 * lock leads: it opens the stream and publishes each update. When the leading tab closes, another tab continues after
 * its own position, so no event is lost. The system may freeze a leading tab, so a visible tab takes the lead after
 * too long a silence (decision 122). Returns a function that stops sharing.
 */
export function shareStream({
  tabs: { locks, openChannel, visible },
  name,
  position,
  lead,
  onMessage,
  log,
}: SharedStreamOptions): () => void {
  let leading: { publish: (update: StreamUpdate) => void; stop: () => void } | undefined;
  let waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  let ended = false;

  /** Leads until it is stopped, then releases the lock. */
  const startLeading = (isStale: boolean, release: () => void) => {
    let connected: boolean | undefined;
    const publish = (update: StreamUpdate) => {
      connected = update.connected ?? connected;
      channel.publish({ after: position(), ...update, connected } satisfies StreamUpdate);
    };
    // Without a stream the provider sends no heartbeat: show the other tabs that this tab is alive.
    const beat = setInterval(() => publish({}), heartbeatInterval);
    const close = lead((update) => {
      publish(update);
      onMessage(update);
    }, isStale);
    const leadership = {
      publish,
      stop() {
        clearInterval(beat);
        close();
        release();
        if (leading === leadership) leading = undefined;
      },
    };
    leading?.stop();
    leading = leadership;
    return leadership;
  };

  const compete = (options: LockOptions) => {
    let leadership: ReturnType<typeof startLeading> | undefined;
    const hold = (lock: Lock | null) => {
      if (ended) return undefined;
      if (lock !== null) {
        return new Promise<void>((release) => {
          leadership = startLeading(options.ifAvailable !== true, release);
        });
      }
      follow();
      return undefined;
    };
    locks.request(name, options, hold).catch((error: unknown) => {
      if (leadership) {
        // Another tab has taken the lock.
        leadership.stop();
        if (!ended && !leading) follow();
      } else if (!ended && options.signal?.aborted !== true) {
        log('The tabs cannot share an event stream', error);
        startLeading(false, () => undefined);
      }
    });
  };

  const follow = () => {
    awaitUpdate();
    waiting = new AbortController();
    compete({ signal: waiting.signal });
    channel.publish(question);
  };

  const awaitUpdate = () => {
    clearTimeout(silence);
    isSilent = false;
    silence = setTimeout(() => {
      isSilent = true;
      replaceSilentTab();
    }, maxSilence);
  };

  const replaceSilentTab = () => {
    if (!isSilent || leading || !visible.read()) return;
    isSilent = false;
    waiting.abort();
    compete({ steal: true });
  };

  const channel = openChannel(name, (message) => {
    if (message === question) {
      leading?.publish({});
      return;
    }
    const { data: update } = StreamUpdateSchema.safeParse(message);
    if (update === undefined) {
      log('Unreadable message of another tab', message);
      return;
    }
    awaitUpdate();
    // A tab that has just lost the lock may still publish the state of its own stream.
    onMessage(leading ? { ...update, connected: undefined } : update);
  });

  const unsubscribe = visible.subscribe(replaceSilentTab);
  compete({ ifAvailable: true });

  return () => {
    ended = true;
    unsubscribe();
    clearTimeout(silence);
    waiting.abort();
    leading?.stop();
    channel.close();
  };
}
