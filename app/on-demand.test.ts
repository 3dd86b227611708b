import { expect, test, vi } from 'vitest';

import { onDemand, startOnDemand } from './on-demand.tsx';

const Part = () => null;

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
