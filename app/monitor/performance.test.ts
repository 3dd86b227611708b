import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  sessionMonitors,
  type CallTiming,
  type FrameTiming,
  type LoadTiming,
  type Memory,
  type PerformanceEnvironment,
} from './performance.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-01-05T05:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const call = (timing: Partial<CallTiming> = {}): CallTiming => ({
  name: 'https://wallet.example/superwallet/api/assets/1',
  startTime: 1_000,
  requestStart: 1_010,
  responseStart: 1_050,
  duration: 60,
  ...timing,
});

/** Adds a listener; returns a function that removes it. */
function listen<T>(listeners: Set<T>, listener: T) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function publish<T>(listeners: ReadonlySet<(value: T) => void>, value: T) {
  for (const listener of listeners) listener(value);
}

/** A monitor whose measurements the test controls. */
function start({ memory, hidden = false }: { memory?: Memory; hidden?: boolean } = {}) {
  const warnings: string[] = [];
  const notes: unknown[] = [];
  const loads = new Set<(timing: LoadTiming) => void>();
  const calls = new Set<(timings: readonly CallTiming[]) => void>();
  const frames = new Set<(timings: readonly FrameTiming[]) => void>();
  const drawn: ((milliseconds: number) => void)[] = [];
  let elapsed = 0;
  const environment: PerformanceEnvironment = {
    now: () => new Date(),
    every(milliseconds, run) {
      const timer = setInterval(run, milliseconds);
      return () => clearInterval(timer);
    },
    onLoad: (measured) => listen(loads, measured),
    onCalls: (measured) => listen(calls, measured),
    onLongFrames: (measured) => listen(frames, measured),
    measureFrame(measured) {
      if (hidden) drawn.push(measured);
      else measured(4);
    },
    readMemory: () => memory,
    log: {
      debug: (message, detail) => notes.push([message, detail]),
      warn: (message) => warnings.push(message),
    },
    isCall: (address) => address.includes('/superwallet/api/') && !address.includes('/events/'),
  };
  const startMonitor = sessionMonitors(() => elapsed);
  const startSession = (changes: Partial<PerformanceEnvironment> = {}) =>
    startMonitor({ ...environment, ...changes });
  return {
    ...startSession(),
    startSession,
    warnings,
    notes,
    load: (loadEventEnd: number) => publish(loads, { startTime: 0, loadEventEnd }),
    calls: (...timings: CallTiming[]) => publish(calls, timings),
    frames: (...durations: number[]) =>
      publish(
        frames,
        durations.map((duration) => ({ startTime: 2_000, duration })),
      ),
    listeners: () => loads.size + calls.size + frames.size,
    passTo: (milliseconds: number) => void (elapsed = milliseconds),
    draw: () => drawn.splice(0).forEach((measured) => measured(4)),
    drawing: () => drawn.length,
  };
}

/** A monitor that has taken its first sample, with the page load. */
function begin(options: Parameters<typeof start>[0] = {}) {
  const monitor = start(options);
  monitor.load(812.5);
  return monitor;
}

describe('samples', () => {
  test('there are no samples before the browser reports a measurement', () => {
    const monitor = start();
    vi.advanceTimersByTime(60_000);
    expect(monitor.read()).toEqual([]);
  });

  test('the first sample is taken at once, so that the monitor is not empty', () => {
    expect(begin().read()).toEqual([
      {
        timestamp: '2025-01-05T05:30:00.000Z',
        pageLoadTime: 812.5,
        networkLatency: undefined,
        renderTime: 4,
        apiResponseTime: undefined,
      },
    ]);
  });

  test('after the first, each 5 s with activity give a sample', () => {
    const monitor = begin();
    monitor.calls(call(), call({ requestStart: 1_020, responseStart: 1_100, duration: 120 }));
    vi.advanceTimersByTime(4_999);
    expect(monitor.read()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(monitor.read()[1]).toEqual({
      timestamp: '2025-01-05T05:30:05.000Z',
      pageLoadTime: 812.5,
      networkLatency: 60,
      renderTime: 4,
      apiResponseTime: 90,
    });
  });

  test('an idle wallet takes no samples', () => {
    const monitor = begin();
    vi.advanceTimersByTime(60_000);
    expect(monitor.read()).toHaveLength(1);
  });

  test('each sample contains the measurements of its 5 s and the page load', () => {
    const monitor = begin();
    monitor.calls(call());
    vi.advanceTimersByTime(5_000);
    monitor.frames(64);
    vi.advanceTimersByTime(5_000);
    expect(monitor.read()[2]).toMatchObject({
      pageLoadTime: 812.5,
      networkLatency: undefined,
      renderTime: 64,
      apiResponseTime: undefined,
    });
  });

  test('the longest of the long frames counts', () => {
    const monitor = begin();
    monitor.frames(55, 120);
    monitor.frames(80);
    vi.advanceTimersByTime(5_000);
    expect(monitor.read()[1]?.renderTime).toBe(120);
  });

  test('the last 100 are stored', () => {
    const monitor = begin();
    for (let index = 1; index <= 105; index += 1) {
      monitor.calls(call({ duration: index }));
      vi.advanceTimersByTime(5_000);
    }
    expect(monitor.read()).toHaveLength(100);
    expect(monitor.read()[0]?.apiResponseTime).toBe(6);
    expect(monitor.read().at(-1)?.apiResponseTime).toBe(105);
  });

  test('a page in the background draws no frame, and takes one sample when it is back', () => {
    const monitor = start({ hidden: true });
    monitor.calls(call());
    vi.advanceTimersByTime(60_000);
    expect(monitor.drawing()).toBe(1);
    expect(monitor.read()).toHaveLength(0);
    monitor.draw();
    expect(monitor.read()).toMatchObject([{ apiResponseTime: 60 }]);
  });

  test('nothing is measured or logged after the end', () => {
    const monitor = begin({ memory: { used: 1, limit: 2 } });
    monitor.stop();
    monitor.calls(call());
    vi.advanceTimersByTime(60_000);
    expect(monitor.read()).toHaveLength(1);
    expect(monitor.notes).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    expect(monitor.listeners()).toBe(0);
  });
});

describe('the next session', () => {
  test('ignores measurements of the previous one, which the browser still reports', () => {
    const monitor = begin();
    monitor.calls(call());
    vi.advanceTimersByTime(5_000);
    expect(monitor.read()).toHaveLength(2);
    monitor.passTo(3_000);
    monitor.stop();

    const next = monitor.startSession();
    expect(next.read()).toEqual([]);
    monitor.calls(call({ startTime: 2_999, duration: 900 }));
    monitor.frames(900);
    vi.advanceTimersByTime(5_000);
    expect(next.read()).toEqual([]);
    monitor.calls(call({ startTime: 3_000, duration: 70 }));
    expect(next.read()).toMatchObject([{ renderTime: 4, apiResponseTime: 70 }]);
    expect(monitor.read()).toHaveLength(2);
  });

  test('counts its own calls only', () => {
    const monitor = begin();
    monitor.calls(...Array.from({ length: 100 }, () => call()));
    monitor.passTo(3_000);
    monitor.stop();
    monitor.startSession();
    monitor.calls(...Array.from({ length: 100 }, () => call({ startTime: 3_000 })));
    expect(monitor.warnings).toEqual([]);
  });

  test('uses the clock of its own environment', () => {
    const monitor = begin();
    monitor.stop();
    const next = monitor.startSession({ now: () => new Date('2025-02-01T00:00:00.000Z') });
    monitor.load(812.5);
    expect(next.read()).toMatchObject([{ timestamp: '2025-02-01T00:00:00.000Z' }]);
  });

  test('contains the page load, which is the same for all sessions', () => {
    const monitor = begin();
    monitor.stop();
    const next = monitor.startSession();
    monitor.load(812.5);
    expect(next.read()).toMatchObject([{ pageLoadTime: 812.5 }]);
  });
});

describe('calls', () => {
  test('the event stream and requests that are not calls are ignored', () => {
    const monitor = begin();
    monitor.calls(
      call({ name: 'https://wallet.example/superwallet/api/events/1', duration: 90_000 }),
      call({ name: 'https://wallet.example/superwallet/assets/index.js', duration: 5_000 }),
    );
    vi.advanceTimersByTime(5_000);
    expect(monitor.read()).toHaveLength(1);
  });

  test('a provider on another origin without timing headers has a duration and no latency', () => {
    const monitor = begin();
    monitor.calls(call({ requestStart: 0, responseStart: 0 }));
    vi.advanceTimersByTime(5_000);
    expect(monitor.read()[1]).toMatchObject({ networkLatency: undefined, apiResponseTime: 60 });
  });

  const burst = (count: number, from: number, apart: number) =>
    Array.from({ length: count }, (_, index) => call({ startTime: from + index * apart }));

  test('more than 100 in 60 s are logged, once', () => {
    const monitor = begin();
    monitor.calls(...burst(100, 0, 500));
    expect(monitor.warnings).toEqual([]);
    monitor.calls(call({ startTime: 50_000 }));
    expect(monitor.warnings).toEqual(['High API call rate: 101 calls in 60 s']);
    monitor.calls(call({ startTime: 50_001 }));
    expect(monitor.warnings).toHaveLength(1);
  });

  test('exactly 100 in each 60 s are not logged', () => {
    const monitor = begin();
    monitor.calls(...burst(300, 0, 600));
    expect(monitor.warnings).toEqual([]);
  });

  test('a high rate is logged again after it was lower', () => {
    const monitor = begin();
    monitor.calls(...burst(101, 0, 10));
    monitor.calls(call({ startTime: 200_000 }));
    monitor.calls(...burst(100, 200_010, 10));
    expect(monitor.warnings).toHaveLength(2);
  });
});

describe('memory', () => {
  test('is logged every 30 s', () => {
    const monitor = start({ memory: { used: 9_000_000, limit: 2_000_000_000 } });
    vi.advanceTimersByTime(29_999);
    expect(monitor.notes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(monitor.notes).toEqual([
      ['Memory in use, in bytes', { used: 9_000_000, limit: 2_000_000_000 }],
    ]);
    vi.advanceTimersByTime(30_000);
    expect(monitor.notes).toHaveLength(2);
  });

  test('is not logged if the browser does not report it', () => {
    const monitor = begin();
    vi.advanceTimersByTime(30_000);
    expect(monitor.notes).toEqual([]);
  });
});
