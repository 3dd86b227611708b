import { expect, test, vi } from 'vitest';

import { onDemand, startOnDemand } from './on-demand.tsx';
import { immediateScheduler } from './testing/immediate-scheduler.ts';

const Part = () => null;

/** A scheduler on which another try waits for `retry`. */
function heldRetries() {
  let retry = () => {};
  const online = (run: () => void) => {
    retry = run;
    return () => undefined;
  };
  return { scheduler: { ...immediateScheduler, online }, retry: () => retry() };
}

const failingOnce = (failure: Error) =>
  vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValue('module');

/** All that waits for nothing but promises has run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

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
    immediateScheduler,
    () => Promise.resolve('module'),
    () => end,
    () => undefined,
  );
  await settled();
  leave();
  expect(end).toHaveBeenCalledOnce();
});

test('what arrives after its page has left is not started', async () => {
  const start = vi.fn(() => () => undefined);
  startOnDemand(
    immediateScheduler,
    () => Promise.resolve('module'),
    start,
    () => undefined,
  )();
  await settled();
  expect(start).not.toHaveBeenCalled();
});

test('a file that cannot be fetched is reported, and what it holds starts once it is there', async () => {
  const { scheduler, retry } = heldRetries();
  const onFailure = vi.fn();
  const start = vi.fn(() => () => undefined);
  const failure = new TypeError('Failed to fetch');
  startOnDemand(scheduler, failingOnce(failure), start, onFailure);
  await settled();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(start).not.toHaveBeenCalled();
  retry();
  await settled();
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a page that has left hears of no failed try, and starts nothing', async () => {
  const { scheduler, retry } = heldRetries();
  const onFailure = vi.fn();
  const start = vi.fn(() => () => undefined);
  const load = failingOnce(new TypeError('Failed to fetch'));
  startOnDemand(scheduler, load, start, onFailure)();
  await settled();
  retry();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(onFailure).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});
