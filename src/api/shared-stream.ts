import * as z from 'zod/mini';

import type { ReadableStore } from '#wallet/store.ts';

import { heartbeatInterval, maxSilence, type StreamUpdate } from './events.ts';

/** A channel to the other tabs. */
export interface TabChannel {
  publish: (message: unknown) => void;
  close: () => void;
}

/** What the tabs of one browser share a stream by. */
export interface Tabs {
  locks: Pick<LockManager, 'request'>;
  /** Opens a channel to the other tabs; `hear` takes what they tell. */
  openChannel: (name: string, onMessage: (message: unknown) => void) => TabChannel;
  /** Whether the person sees this tab. */
  visible: ReadableStore<boolean>;
}

export interface SharedStreamOptions {
  tabs: Tabs;
  /** Names the lock and the channel. */
  name: string;
  /** The position of this tab. */
  position: () => number | undefined;
  /**
   * Opens the stream in this tab, which then hears it. Returns what closes it. `behind` is whether this tab waited for
   * another one before.
   */
  lead: (onMessage: (update: StreamUpdate) => void, isStale: boolean) => () => void;
  /** Takes what the stream says, from whichever tab. */
  onMessage: (update: StreamUpdate) => void;
  log: (problem: string, detail: unknown) => void;
}

/** A tab with another version of the wallet may tell something else. */
const StreamUpdateSchema = z.object({
  connected: z.optional(z.boolean()),
  after: z.optional(z.int()),
  id: z.optional(z.int()),
  data: z.optional(z.string()),
});

/** Asks the tab that leads to tell how the stream stands. */
const question = 'question';

/**
 * Shares one stream between the tabs of a browser, which has few connections to a provider. The tab that holds the lock
 * leads: it opens the stream and passes on what it hears. When it closes, another one goes on after its own position,
 * so nothing is missed. The system may freeze a tab that leads, so a tab that the person sees takes its lock after too
 * long a silence (decision 122). Returns what ends it.
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

  /** Leads until it is stopped, which gives the lock back. */
  const startLeading = (isStale: boolean, release: () => void) => {
    let connected: boolean | undefined;
    const publish = (update: StreamUpdate) => {
      connected = update.connected ?? connected;
      channel.publish({ after: position(), ...update, connected } satisfies StreamUpdate);
    };
    // While the stream is lost, no heartbeat of the provider tells the others that this tab goes on.
    const beat = setInterval(() => publish({}), heartbeatInterval);
    const close = lead((update) => {
      publish(update);
      onMessage(update);
    }, isStale);
    const led = {
      publish,
      stop() {
        clearInterval(beat);
        close();
        release();
        if (leading === led) leading = undefined;
      },
    };
    leading?.stop();
    leading = led;
    return led;
  };

  const compete = (options: LockOptions) => {
    let led: ReturnType<typeof startLeading> | undefined;
    const hold = (lock: Lock | null) => {
      if (ended) return undefined;
      if (lock !== null) {
        return new Promise<void>((release) => {
          led = startLeading(options.ifAvailable !== true, release);
        });
      }
      follow();
      return undefined;
    };
    locks.request(name, options, hold).catch((error: unknown) => {
      if (led) {
        // Another tab has taken the lock.
        led.stop();
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
    // A tab that has just lost the lock may still tell about its own stream.
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
