import { afterEach, expect, test, vi } from 'vitest';

import { holdIdleBack, onDemand, startOnDemand, untilNextTry, whenIdle } from './on-demand.tsx';

const Part = () => null;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('a file that cannot be fetched is reported', async () => {
  const onFailure = vi.fn();
  const failure = new TypeError('Failed to fetch');
  startOnDemand(
    () => Promise.reject(failure),
    () => () => undefined,
    onFailure,
  );
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure));
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

/** Tells when another try may succeed, with a device that goes online when it is told to. */
function nextTry(onLine: boolean) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine });
  const device = new EventTarget();
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device));
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device));
  const told = vi.fn();
  void untilNextTry().then(told);
  return { told, goOnline: () => device.dispatchEvent(new Event('online')) };
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
