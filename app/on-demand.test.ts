import { afterEach, expect, test, vi } from 'vitest';

import { holdIdleBack, onDemand, startOnDemand, whenIdle } from './on-demand.tsx';

const Part = () => null;

afterEach(() => vi.unstubAllGlobals());

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
