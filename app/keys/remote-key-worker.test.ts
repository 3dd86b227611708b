import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createKeyWorkerAccess } from './remote-key-worker.ts';

/** A worker that never answers, like one that could not be loaded. */
class SilentWorker extends EventTarget {
  terminated = false;
  postMessage() {
    // It never answers.
  }
  terminate() {
    this.terminated = true;
  }
}

let workers: SilentWorker[];
let onLocked: ReturnType<typeof vi.fn<() => void>>;
const open = () =>
  createKeyWorkerAccess(() => {
    const worker = new SilentWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  }, onLocked);
beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  onLocked = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['error', 'messageerror'])(
  'a worker’s %s rejects pending calls, and the next use starts another worker',
  async (type) => {
    const access = open();
    const waiting = access.use((keyWorker) => keyWorker.revealSecretPhrase());
    workers[0]?.dispatchEvent(new Event(type));
    await expect(waiting).rejects.toThrow('broken down');
    expect(workers[0]?.terminated).toBe(true);
    expect(onLocked).toHaveBeenCalledOnce();
    void access.use((keyWorker) => keyWorker.revealSecretPhrase()).catch(() => undefined);
    expect(workers).toHaveLength(2);
  },
);

test('locking ends the worker and aborts pending calls', async () => {
  const access = open();
  const waiting = access.use((keyWorker) => keyWorker.revealSecretPhrase());
  access.lock();
  await expect(waiting).rejects.toHaveProperty('name', 'AbortError');
  expect(workers[0]?.terminated).toBe(true);
  access.lock();
  expect(onLocked).toHaveBeenCalledOnce();
});

test('one worker serves every use until the lock', async () => {
  const access = open();
  const uses = [1, 2].map(() => access.use((keyWorker) => keyWorker.revealSecretPhrase()));
  expect(workers).toHaveLength(1);
  access.lock();
  await expect(Promise.allSettled(uses)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
});

test('keys that are not used for five minutes are locked', async () => {
  const access = open();
  void access.use((keyWorker) => keyWorker.revealSecretPhrase()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  void access.use((keyWorker) => keyWorker.revealSecretPhrase()).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(onLocked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onLocked).toHaveBeenCalledOnce();
  expect(workers[0]?.terminated).toBe(true);
});
