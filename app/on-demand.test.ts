import { expect, test, vi } from 'vitest';

import { onDemand, startOnDemand } from './on-demand.tsx';
import { immediateScheduler } from './testing/immediate-scheduler.ts';

const Part = () => null;

/** A scheduler that delays each retry until `retry` is called. */
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

/** Waits until all resolved promises have been handled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a failed load rejects, and is retried', async () => {
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

test('leaving the page ends a started module', async () => {
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

test('a module that arrives after its page has been left is not started', async () => {
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

test('a failed load is reported, and the module starts once it is loaded', async () => {
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

test('after its page has been left, a failed load is not reported and starts nothing', async () => {
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
