import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createStore } from '#wallet/store.ts';

import { maxSilence, openEventStream, type StreamSource } from './events.ts';

/** An `EventSource` whose messages the test sends. */
class FakeSource implements StreamSource {
  onopen: StreamSource['onopen'] = null;
  onerror: StreamSource['onerror'] = null;
  onmessage: StreamSource['onmessage'] = null;
  readyState = 0;
  readonly after: number | undefined;

  constructor(after: number | undefined) {
    this.after = after;
  }
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  /** Breaks the connection; the browser either retries by itself or gives up. */
  fails(browser: 'tries again' | 'gives up') {
    this.readyState = browser === 'gives up' ? 2 : 0;
    this.onerror?.(new Event('error'));
  }
  sends(data: string, lastEventId = '') {
    this.onmessage?.(new MessageEvent('message', { data, lastEventId }));
  }
}

const reset = '{"type":"reset"}';

/** Opens a stream with fake sources, for a tab whose position the test sets, and with constant random numbers. */
function openFake({ isStale = false, random = 0.5 } = {}) {
  const sources: FakeSource[] = [];
  const network = createStore(true);
  const tab: { position: number | undefined } = { position: undefined };
  const seen = { onMessage: vi.fn(), onRefused: vi.fn() };
  const close = openEventStream({
    ...seen,
    open(after) {
      const source = new FakeSource(after);
      sources.push(source);
      return source;
    },
    position: () => tab.position,
    isStale,
    network,
    random: () => random,
  });
  const latest = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('No source has been opened');
    return source;
  };
  return { ...seen, tab, network, sources, latest, close };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('openEventStream', () => {
  it('is connected once the stream is open, and lets the provider choose the first position', () => {
    const { latest, onMessage } = openFake();
    expect(latest().after).toBeUndefined();
    expect(onMessage).not.toHaveBeenCalled();
    latest().opens();
    expect(onMessage.mock.calls).toEqual([[{ connected: true }]]);
  });

  it('is disconnected on an error and leaves the reconnect to the browser', () => {
    const { latest, sources, onMessage, onRefused } = openFake();
    latest().opens();
    latest().fails('tries again');
    expect(onMessage).toHaveBeenLastCalledWith({ connected: false });
    expect(onRefused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(30_000);
    expect(sources).toHaveLength(1);
  });

  it.each([
    [0, 2_000],
    [0.5, 5_000],
    [0.999, 7_994],
  ])(
    'with the random number %d opens a new stream %d ms after the browser gave up',
    (random, delay) => {
      const { latest, sources, tab } = openFake({ random });
      latest().opens();
      tab.position = 17;
      latest().fails('gives up');
      vi.advanceTimersByTime(delay - 1);
      expect(sources).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(sources).toHaveLength(2);
      expect(latest().after).toBe(17);
    },
  );

  it('doubles the delay after each refusal, up to 40 s with this random number', () => {
    const { latest, sources } = openFake();
    for (const [index, delay] of [5_000, 10_000, 20_000, 40_000, 40_000].entries()) {
      latest().fails('gives up');
      vi.advanceTimersByTime(delay - 1);
      expect(sources).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sources).toHaveLength(index + 2);
    }
    latest().opens();
    latest().fails('gives up');
    vi.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(7);
  });

  it('opens a new stream immediately when the device is online again', () => {
    const { latest, sources, network } = openFake();
    network.write(false);
    latest().fails('gives up');
    expect(sources).toHaveLength(1);
    network.write(true);
    expect(sources).toHaveLength(2);
    vi.advanceTimersByTime(5_000);
    expect(sources).toHaveLength(2);
  });

  it('does not reopen a stream that survived while the device was offline', () => {
    const { latest, sources, network } = openFake();
    latest().opens();
    network.write(false);
    network.write(true);
    expect(sources).toHaveLength(1);
  });

  it.each(['tries again', 'gives up'] as const)(
    'reports possibly missed events when it opens without a position after the browser %s',
    (browser) => {
      const { latest, onMessage } = openFake();
      latest().fails(browser);
      vi.advanceTimersByTime(5_000);
      expect(onMessage).not.toHaveBeenCalledWith({ data: reset });
      latest().opens();
      expect(onMessage.mock.calls.slice(-2)).toEqual([[{ connected: true }], [{ data: reset }]]);
    },
  );

  it('reports possibly missed events when its tab has waited for another tab', () => {
    const { latest, onMessage } = openFake({ isStale: true });
    latest().opens();
    expect(onMessage).toHaveBeenLastCalledWith({ data: reset });
  });

  it('relies on the provider to replay the events after its position', () => {
    const { latest, onMessage, tab } = openFake();
    latest().opens();
    tab.position = 3;
    latest().fails('tries again');
    latest().opens();
    expect(onMessage).toHaveBeenLastCalledWith({ connected: true });
  });

  it('reopens a stream that is silent for more than two heartbeats', () => {
    const { latest, sources, onMessage, tab } = openFake();
    latest().opens();
    tab.position = 4;
    vi.advanceTimersByTime(34_999);
    latest().sends('{"type":"heartbeat"}');
    vi.advanceTimersByTime(34_999);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    expect(sources[0]?.readyState).toBe(2);
    expect(latest().after).toBe(4);
    expect(onMessage).toHaveBeenLastCalledWith({ connected: false });
  });

  it('calls onRefused each time the browser gives up, because the cause is unknown', () => {
    const { latest, onRefused } = openFake();
    latest().fails('gives up');
    expect(onRefused).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    latest().fails('gives up');
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  it('opens no new stream if onRefused closes it', () => {
    const { latest, sources, close, onRefused } = openFake();
    onRefused.mockImplementation(close);
    latest().fails('gives up');
    vi.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
  });

  it.each([
    ['', undefined],
    ['0', 0],
    ['42', 42],
    ['9007199254740991', 9_007_199_254_740_991],
    ['first', undefined],
    ['-1', undefined],
  ])('passes on a message with the id “%s”', (lastEventId, id) => {
    const { latest, onMessage } = openFake();
    latest().sends('{"type":"heartbeat"}', lastEventId);
    expect(onMessage.mock.calls).toEqual([[{ id, data: '{"type":"heartbeat"}' }]]);
  });

  it('closes the stream', () => {
    const { latest, close } = openFake();
    latest().opens();
    close();
    expect(latest().readyState).toBe(2);
  });

  it.each(['tries again', 'gives up'] as const)(
    'opens no new stream after it was closed, when the browser %s',
    (browser) => {
      const { latest, sources, network, close } = openFake();
      latest().fails(browser);
      close();
      network.write(false);
      network.write(true);
      vi.advanceTimersByTime(maxSilence);
      expect(sources).toHaveLength(1);
    },
  );
});
