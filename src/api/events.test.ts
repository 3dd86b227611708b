import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openEventStream, reopenDelay, type StreamSource } from './events.ts';

/** An `EventSource` whose server is the test. */
class FakeSource implements StreamSource {
  onopen: StreamSource['onopen'] = null;
  onerror: StreamSource['onerror'] = null;
  onmessage: StreamSource['onmessage'] = null;
  readyState = 0;

  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
  /** Breaks; the browser either tries again by itself or gives up. */
  fails(browser: 'tries again' | 'gives up') {
    this.readyState = browser === 'gives up' ? 2 : 0;
    this.onerror?.(new Event('error'));
  }
  sends(data: string) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function openFake() {
  const sources: FakeSource[] = [];
  const seen = {
    onMessage: vi.fn(),
    onConnected: vi.fn(),
    onReconnected: vi.fn(),
    onRefused: vi.fn(),
    log: vi.fn(),
  };
  const close = openEventStream({
    ...seen,
    open() {
      const source = new FakeSource();
      sources.push(source);
      return source;
    },
  });
  const latest = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('No source has been opened');
    return source;
  };
  return { ...seen, sources, latest, close };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('openEventStream', () => {
  it('is connected once the stream is open', () => {
    const { latest, onConnected, onReconnected } = openFake();
    expect(onConnected).not.toHaveBeenCalled();
    latest().opens();
    expect(onConnected.mock.calls).toEqual([[true]]);
    expect(onReconnected).not.toHaveBeenCalled();
  });

  it('is disconnected on an error and leaves the reconnecting to the browser', () => {
    const { latest, sources, onConnected, onReconnected, onRefused } = openFake();
    latest().opens();
    latest().fails('tries again');
    expect(onConnected).toHaveBeenLastCalledWith(false);
    expect(onRefused).not.toHaveBeenCalled();
    vi.advanceTimersByTime(reopenDelay);
    expect(sources).toHaveLength(1);
    latest().opens();
    expect(onConnected).toHaveBeenLastCalledWith(true);
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  it('opens a new stream, after a rest, when the browser gave up', () => {
    const { latest, sources, onReconnected } = openFake();
    latest().opens();
    latest().fails('gives up');
    vi.advanceTimersByTime(reopenDelay - 1);
    expect(sources).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sources).toHaveLength(2);
    latest().opens();
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  it.each(['tries again', 'gives up'] as const)(
    'calls a first opening a reconnection when the browser %s before: what was read by then may be old',
    (browser) => {
      const { latest, onReconnected } = openFake();
      latest().fails(browser);
      vi.advanceTimersByTime(reopenDelay);
      expect(onReconnected).not.toHaveBeenCalled();
      latest().opens();
      expect(onReconnected).toHaveBeenCalledOnce();
    },
  );

  it('reports one reconnection after any number of failed tries', () => {
    const { latest, onReconnected } = openFake();
    latest().opens();
    latest().fails('tries again');
    latest().fails('tries again');
    latest().opens();
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  it('reports each time that the browser gave up, because it does not say why', () => {
    const { latest, onRefused } = openFake();
    latest().fails('gives up');
    expect(onRefused).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(reopenDelay);
    latest().fails('gives up');
    expect(onRefused).toHaveBeenCalledTimes(2);
  });

  it('opens no new stream when the report closes it', () => {
    const { latest, sources, close, onRefused } = openFake();
    onRefused.mockImplementation(close);
    latest().fails('gives up');
    vi.advanceTimersByTime(reopenDelay);
    expect(sources).toHaveLength(1);
  });

  it.each([
    { type: 'transaction_update', data: { status: 'completed' } },
    { type: 'balance_update', data: { assetType: 'XP' } },
    { type: 'notification', data: { title: 'Hello', message: 'There', type: 'info' } },
    { type: 'heartbeat' },
  ])('passes on a message of type $type', (message) => {
    const { latest, onMessage, log } = openFake();
    latest().sends(JSON.stringify(message));
    expect(onMessage.mock.calls).toEqual([[message]]);
    expect(log).not.toHaveBeenCalled();
  });

  it('reads a kind of notification that it does not know as information', () => {
    const { latest, onMessage } = openFake();
    latest().sends(
      '{"type":"notification","data":{"title":"Hello","message":"There","type":"shout"}}',
    );
    expect(onMessage.mock.calls).toEqual([
      [{ type: 'notification', data: { title: 'Hello', message: 'There', type: 'info' } }],
    ]);
  });

  it.each(['{"status":"on its way"}', '{"status":7}', '{}'])(
    'passes on the unknown status of %s',
    (data) => {
      const { latest, onMessage, log } = openFake();
      latest().sends(`{"type":"transaction_update","data":${data}}`);
      expect(onMessage).toHaveBeenCalledOnce();
      expect(log).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['no JSON', 'so not JSON'],
    ['an unknown type', '{"type":"surprise"}'],
    ['missing data', '{"type":"balance_update"}'],
    ['a notification without words', '{"type":"notification","data":{"type":"info"}}'],
    ['nothing', ''],
  ])('logs and otherwise ignores %s', (_, data) => {
    const { latest, onMessage, onConnected, log } = openFake();
    latest().opens();
    latest().sends(data);
    expect(onMessage).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([['Unreadable event stream message', data]]);
    expect(onConnected).toHaveBeenLastCalledWith(true);
  });

  it('closes the stream', () => {
    const { latest, close } = openFake();
    latest().opens();
    close();
    expect(latest().readyState).toBe(2);
  });

  it('does not open a new stream after it was closed', () => {
    const { latest, sources, close } = openFake();
    latest().fails('gives up');
    close();
    vi.advanceTimersByTime(reopenDelay);
    expect(sources).toHaveLength(1);
  });
});
