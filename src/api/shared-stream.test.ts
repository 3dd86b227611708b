import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createStore } from '#wallet/store.ts';

import type { StreamUpdate } from './events.ts';
import { shareStream, type TabChannel, type Tabs } from './shared-stream.ts';

interface LockRequest {
  options: LockOptions;
  hold: (lock: Lock | null) => unknown;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/** The part of a browser's lock manager that the tabs use. */
class FakeLocks {
  readonly #waiting: LockRequest[] = [];
  #held: LockRequest | undefined;

  request: LockManager['request'] = (_name: string, ...rest: unknown[]) => {
    const [options, hold] = rest as [LockOptions, LockRequest['hold']];
    // oxlint-disable-next-line typescript/no-explicit-any -- the DOM's overloads of `request` return `Promise<any>`
    return new Promise<any>((resolve, reject) => this.#take({ options, hold, resolve, reject }));
  };

  #take(request: LockRequest) {
    const { options, hold, resolve, reject } = request;
    if (options.steal) {
      this.#held?.reject(new DOMException('Stolen', 'AbortError'));
      this.#grant(request);
    } else if (options.ifAvailable && this.#held) {
      queueMicrotask(() => resolve(hold(null)));
    } else {
      options.signal?.addEventListener('abort', () => {
        const index = this.#waiting.indexOf(request);
        if (index < 0) return;
        this.#waiting.splice(index, 1);
        reject(options.signal?.reason);
      });
      this.#waiting.push(request);
      this.#grantNext();
    }
  }

  #grantNext() {
    const next = this.#held ? undefined : this.#waiting.shift();
    if (next) this.#grant(next);
  }

  #grant(request: LockRequest) {
    this.#held = request;
    queueMicrotask(() => void this.#runHeld(request));
  }

  async #runHeld(request: LockRequest) {
    request.resolve(await request.hold({ name: 'lock', mode: 'exclusive' }));
    if (this.#held !== request) return;
    this.#held = undefined;
    this.#grantNext();
  }
}

/** The tabs of one browser and their shared stream, whose messages the test sends. */
class FakeBrowser {
  readonly locks = new FakeLocks();
  readonly #listeners = new Map<object, { name: string; onMessage: (message: unknown) => void }>();

  #openChannel(
    name: string,
    onMessage: (message: unknown) => void,
    isFrozen: () => boolean,
  ): TabChannel {
    const channel: TabChannel = {
      publish: (message) => {
        if (isFrozen()) return;
        for (const [other, listener] of this.#listeners) {
          if (other !== channel && listener.name === name)
            listener.onMessage(structuredClone(message));
        }
      },
      close: () => void this.#listeners.delete(channel),
    };
    this.#listeners.set(channel, { name, onMessage });
    return channel;
  }

  /** Opens a tab, and waits until it has the lock or another tab is known to have it. */
  async open(...options: Parameters<FakeBrowser['begin']>) {
    const tab = this.begin(...options);
    await settled();
    return tab;
  }

  begin({
    visible = true,
    name = 'stream-1',
    locks = this.locks,
  }: { visible?: boolean; name?: string; locks?: Tabs['locks'] } = {}) {
    const isVisible = createStore(visible);
    const received: StreamUpdate[] = [];
    const log = vi.fn();
    const tab = {
      received,
      log,
      isVisible,
      frozen: false,
      position: undefined as number | undefined,
      /** The tab's own streams: the start position of each, and a function that sends its messages. */
      streams: [] as {
        isStale: boolean;
        after: number | undefined;
        publish: (update: StreamUpdate) => void;
        open: boolean;
      }[],
      get leads() {
        return tab.streams.some(({ open }) => open);
      },
      publish: (update: StreamUpdate) => tab.streams.at(-1)?.publish(update),
      end: () => {},
    };
    const onMessage = (update: StreamUpdate) => {
      received.push(JSON.parse(JSON.stringify(update)) as StreamUpdate);
      tab.position = update.id ?? update.after ?? tab.position;
    };
    tab.end = shareStream({
      tabs: {
        locks,
        openChannel: (at, onTold) => this.#openChannel(at, onTold, () => tab.frozen),
        visible: isVisible,
      },
      name,
      position: () => tab.position,
      lead(publish, isStale) {
        const stream = { isStale, after: tab.position, publish, open: true };
        tab.streams.push(stream);
        return () => {
          stream.open = false;
        };
      },
      onMessage,
      log,
    });
    return tab;
  }
}

/** Waits until all pending lock requests are processed. */
const settled = () => vi.advanceTimersByTimeAsync(0);

const event = (id: number) => ({ id, data: `{"event":${id}}` });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first tab opens the stream, and all tabs receive its messages', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  first.publish({ connected: true });
  first.publish({ id: 6, data: 'heartbeat' });
  const second = await browser.open();
  const third = await browser.open();
  first.publish(event(7));
  expect([first.leads, second.leads, third.leads]).toEqual([true, false, false]);
  expect(first.received).toEqual([{ connected: true }, { id: 6, data: 'heartbeat' }, event(7)]);
  expect(third.received).toEqual([
    { connected: true, after: 6 },
    { connected: true, after: 6, ...event(7) },
  ]);
  expect(second.received.at(-1)).toEqual(third.received.at(-1));
});

test('the first tab is not stale; a tab that has waited may be stale', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  expect(first.streams).toMatchObject([{ isStale: false }]);
  first.end();
  await settled();
  expect(second.streams).toMatchObject([{ isStale: true, after: undefined }]);
});

test('when the leading tab closes, the next one continues after its own position', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  const third = await browser.open();
  first.publish({ connected: true });
  first.publish(event(7));
  first.end();
  await settled();
  expect(first.leads).toBe(false);
  expect(second.streams).toMatchObject([{ after: 7, open: true }]);
  expect(third.leads).toBe(false);
  second.publish(event(8));
  expect(third.received.at(-1)).toMatchObject({ after: 7, ...event(8) });
  expect(first.received.at(-1)).toEqual(event(7));
});

test('all tabs receive that the stream is lost, and so does a tab that opens later', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  first.publish({ connected: true });
  first.publish({ connected: false });
  const third = await browser.open();
  expect(second.received.at(-1)).toEqual({ connected: false });
  expect(third.received.at(-1)).toEqual({ connected: false });
});

test('a leading tab whose stream is lost keeps the lead', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  first.publish({ connected: false });
  await vi.advanceTimersByTimeAsync(300_000);
  expect([first.leads, second.leads]).toEqual([true, false]);
});

test('a visible tab takes the lead from a tab that is silent for 35 s', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  first.publish(event(7));
  first.frozen = true;
  await vi.advanceTimersByTimeAsync(34_999);
  expect(second.leads).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(second.streams).toMatchObject([{ after: 7, isStale: true, open: true }]);
  expect(first.leads).toBe(false);
});

test('a hidden tab takes the lead as soon as it is visible', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open({ visible: false });
  first.frozen = true;
  await vi.advanceTimersByTimeAsync(120_000);
  expect([first.leads, second.leads]).toEqual([true, false]);
  second.isVisible.write(true);
  await settled();
  expect([first.leads, second.leads]).toEqual([false, true]);
});

test('a tab that lost the lead follows the new leader, and may lead again', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  first.frozen = true;
  await vi.advanceTimersByTimeAsync(35_000);
  first.frozen = false;
  second.publish(event(8));
  expect(first.received.at(-1)).toMatchObject(event(8));
  second.end();
  await settled();
  expect(first.streams).toMatchObject([{ open: false }, { after: 8, open: true }]);
});

test('when two tabs take the lead at once, one gets it', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const others = [await browser.open(), await browser.open()];
  first.frozen = true;
  await vi.advanceTimersByTimeAsync(35_000);
  expect([first, ...others].filter(({ leads }) => leads)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300_000);
  expect([first, ...others].filter(({ leads }) => leads)).toHaveLength(1);
});

test('the connection state of a tab that has lost the lock is ignored', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  const [stream] = first.streams;
  first.frozen = true;
  await vi.advanceTimersByTimeAsync(35_000);
  second.publish({ connected: true });
  first.frozen = false;
  stream?.publish({ connected: false });
  expect(second.received.at(-1)?.connected).toBeUndefined();
});

test('a stopped tab receives nothing and never leads', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  second.end();
  first.publish(event(7));
  first.end();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(second.received.filter(({ id }) => id)).toEqual([]);
  expect([first.leads, second.leads]).toEqual([false, false]);
  const third = await browser.open();
  expect(third.leads).toBe(true);
});

test('a tab that stops before it has the lock opens nothing', async () => {
  const browser = new FakeBrowser();
  const tab = browser.begin();
  tab.end();
  await settled();
  expect(tab.streams).toEqual([]);
  expect((await browser.open()).leads).toBe(true);
});

test('the tabs of two users share nothing', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const other = await browser.open({ name: 'stream-2', locks: new FakeLocks() });
  first.publish(event(7));
  expect(other.leads).toBe(true);
  expect(other.received).toEqual([]);
});

test('an unreadable message changes nothing and is logged', async () => {
  const browser = new FakeBrowser();
  const first = await browser.open();
  const second = await browser.open();
  const before = second.received.length;
  first.publish({ id: 'seven' } as unknown as StreamUpdate);
  expect(second.received).toHaveLength(before);
  expect(second.log).toHaveBeenCalledOnce();
});

test('if the browser refuses locks, each tab opens its own stream', async () => {
  const browser = new FakeBrowser();
  const locks: Tabs['locks'] = {
    request: () => Promise.reject(new DOMException('No locks here', 'SecurityError')),
  };
  const first = await browser.open({ locks });
  const second = await browser.open({ locks });
  expect([first.leads, second.leads]).toEqual([true, true]);
  expect(first.streams).toMatchObject([{ isStale: false }]);
});
