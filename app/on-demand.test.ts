import { afterEach, expect, test, vi } from 'vitest';

import { holdIdleBack, onDemand, startOnDemand, untilNextTry, whenIdle } from './on-demand.tsx';

const Part = () => null;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A device without a clock of its own. Returns what brings it online. */
function stubDevice(onLine: boolean): () => void {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  const device = new EventTarget();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  return () => device.dispatchEvent(new Event('online'));
}

test('a part that cannot be fetched says so, and is fetched again', async () => {
  const load = vi
    .fn<() => Promise<{ default: typeof Part }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Part });
  const part = onDemand(load);
  await expect(part.fetch()).rejects.toHaveProperty('name', 'UnreachableError');
  expect(part.component()).not.toBe(Part);
  await part.fetch();
  expect(part.component()).toBe(Part);
});

test('what is started on demand ends with its page', async () => {
  const end = vi.fn();
  const leave = startOnDemand(
    () => Promise.resolve('module'),
    () => end,
    () => undefined,
  );
  await vi.waitFor(() => Promise.resolve());
  leave();
  expect(end).toHaveBeenCalledOnce();
});

test('what arrives after its page has left is not started', async () => {
  const start = vi.fn(() => () => undefined);
  const loaded = Promise.resolve('module');
  startOnDemand(
    () => loaded,
    start,
    () => undefined,
  )();
  await loaded;
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
});

test('a file that cannot be fetched is reported, and what it holds starts once it is there', async () => {
  stubDevice(true);
  const onFailure = vi.fn();
  const start = vi.fn(() => () => undefined);
  const failure = new TypeError('Failed to fetch');
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('module');
  startOnDemand(load, start, onFailure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a page that has left hears of no failed try, and starts nothing', async () => {
  const goOnline = stubDevice(false);
  const onFailure = vi.fn();
  const start = vi.fn(() => () => undefined);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('module');
  startOnDemand(load, start, onFailure)();
  await vi.advanceTimersByTimeAsync(0);
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

test('work for an idle page waits for what holds it back, and not at all once it has left', async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run();
    return 1;
  });
  let release = () => {};
  holdIdleBack(new Promise<void>((resolve) => (release = resolve)));
  const stays = vi.fn();
  const leaves = vi.fn();
  whenIdle(stays);
  whenIdle(leaves)();
  await Promise.resolve();
  expect(stays).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(stays).toHaveBeenCalledOnce());
  expect(leaves).not.toHaveBeenCalled();
  const later = vi.fn();
  whenIdle(later);
  expect(later).toHaveBeenCalledOnce();
});

/** Tells when another try may succeed. */
function nextTry(onLine: boolean) {
  const goOnline = stubDevice(onLine);
  const told = vi.fn();
  void untilNextTry().then(told);
  return { told, goOnline };
}

test('a part that could not be fetched is tried again once the device is online', async () => {
  const { told, goOnline } = nextTry(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
  goOnline();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledOnce();
});

test('a part that could not be fetched online is tried again after ten seconds', async () => {
  const { told } = nextTry(true);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledOnce();
});
