import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readingMilliseconds, watchCodes } from './watch-codes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches a camera whose pictures contain these codes, one after another, and then none. */
function watch(...codes: (string | undefined)[]) {
  const camera = new AbortController();
  const onCode = vi.fn<(text: string) => void>();
  const nextPicture = vi.fn(() => Promise.resolve());
  const read = vi.fn(() => Promise.resolve(codes.shift()));
  const watching = watchCodes({ nextPicture, read }, onCode, camera.signal);
  return { camera, onCode, nextPicture, read, watching };
}

const seen = (onCode: { mock: { calls: string[][] } }) => onCode.mock.calls.flat();

describe('watchCodes', () => {
  test('reads at most eight pictures a second', async () => {
    const { read, camera } = watch();
    await vi.advanceTimersByTimeAsync(999);
    expect(read).toHaveBeenCalledTimes(8);
    camera.abort();
  });

  test('reads no faster after a wait for a picture', async () => {
    const { read, nextPicture, camera } = watch();
    await vi.advanceTimersByTimeAsync(0);
    nextPicture.mockImplementationOnce(
      () => new Promise((resolve) => void setTimeout(resolve, 10_000)),
    );
    await vi.advanceTimersByTimeAsync(readingMilliseconds + 10_000);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(readingMilliseconds - 1);
    expect(read).toHaveBeenCalledTimes(2);
    camera.abort();
  });

  test('starts no reading before the previous one has ended', async () => {
    const { read, camera } = watch();
    read.mockImplementation(() => new Promise((resolve) => void setTimeout(resolve, 400)));
    await vi.advanceTimersByTimeAsync(readingMilliseconds + 799);
    expect(read).toHaveBeenCalledTimes(3);
    camera.abort();
  });

  test('reports a code once while it stays visible, also when one picture was unclear', async () => {
    const { onCode, camera } = watch('one', 'one', undefined, 'one');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen(onCode)).toEqual(['one']);
    camera.abort();
  });

  test('reports a code again after another one', async () => {
    const { onCode, camera } = watch('one', 'two', 'one');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seen(onCode)).toEqual(['one', 'two', 'one']);
    camera.abort();
  });

  test('ends when the signal aborts, and ignores a running reading', async () => {
    const { onCode, read, nextPicture, camera, watching } = watch();
    read.mockImplementation(
      () => new Promise((resolve) => void setTimeout(() => resolve('late'), 50)),
    );
    await vi.advanceTimersByTimeAsync(20);
    camera.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    await watching;
    expect(onCode).not.toHaveBeenCalled();
    expect(nextPicture).toHaveBeenCalledTimes(1);
  });

  test('ends when a code is accepted', async () => {
    const { onCode, read, camera, watching } = watch('one', 'two');
    onCode.mockImplementation(() => camera.abort());
    await vi.advanceTimersByTimeAsync(1_000);
    await watching;
    expect(seen(onCode)).toEqual(['one']);
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('fails when the reader fails', async () => {
    const { read, watching } = watch();
    read.mockRejectedValueOnce(new Error('No reader'));
    await expect(watching).rejects.toThrow('No reader');
  });
});
