import * as z from 'zod/mini';

import type { ReadableStore } from '#wallet/store.ts';

import { heartbeatInterval, longestSilence, type StreamNews } from './events.ts';

/** A channel to the other tabs. */
export interface TabChannel {
  tell: (told: unknown) => void;
  close: () => void;
}

/** What the tabs of one browser share a stream by. */
export interface Tabs {
  locks: Pick<LockManager, 'request'>;
  /** Opens a channel to the other tabs; `hear` takes what they tell. */
  openChannel: (name: string, hear: (told: unknown) => void) => TabChannel;
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
  lead: (hear: (news: StreamNews) => void, behind: boolean) => () => void;
  /** Takes what the stream says, from whichever tab. */
  hear: (news: StreamNews) => void;
  log: (problem: string, detail: unknown) => void;
}

/** A tab with another version of the wallet may tell something else. */
const News = z.object({
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
  hear,
  log,
}: SharedStreamOptions): () => void {
  let leading: { tell: (news: StreamNews) => void; stop: () => void } | undefined;
  let waiting = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isSilent = false;
  let ended = false;

  /** Leads until it is stopped, which gives the lock back. */
  const startLeading = (behind: boolean, release: () => void) => {
    let connected: boolean | undefined;
    const tell = (news: StreamNews) => {
      connected = news.connected ?? connected;
      channel.tell({ after: position(), ...news, connected } satisfies StreamNews);
    };
    // While the stream is lost, no heartbeat of the provider tells the others that this tab goes on.
    const beat = setInterval(() => tell({}), heartbeatInterval);
    const close = lead((news) => {
      tell(news);
      hear(news);
    }, behind);
    const led = {
      tell,
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
    awaitNews();
    waiting = new AbortController();
    compete({ signal: waiting.signal });
    channel.tell(question);
  };

  const awaitNews = () => {
    clearTimeout(silence);
    isSilent = false;
    silence = setTimeout(() => {
      isSilent = true;
      replaceSilentTab();
    }, longestSilence);
  };

  const replaceSilentTab = () => {
    if (!isSilent || leading || !visible.read()) return;
    isSilent = false;
    waiting.abort();
    compete({ steal: true });
  };

  const channel = openChannel(name, (told) => {
    if (told === question) {
      leading?.tell({});
      return;
    }
    const { data: news } = News.safeParse(told);
    if (news === undefined) {
      log('Unreadable message of another tab', told);
      return;
    }
    awaitNews();
    // A tab that has just lost the lock may still tell about its own stream.
    hear(leading ? { ...news, connected: undefined } : news);
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
