import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { systemClock } from '#wallet/clock.ts';

import { loadSampleDocument, simulatedDocumentAction } from './simulated-documents.ts';

const clock = { ...systemClock, now: () => new Date('2025-01-05T05:30:00.000Z') };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('reading a document', () => {
  test('takes 500 ms', async () => {
    let read: unknown = 'nothing yet';
    void loadSampleDocument(clock, 1, new AbortController().signal).then((data) => (read = data));
    await vi.advanceTimersByTimeAsync(499);
    expect(read).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toMatchObject({ id: 1, title: 'Business trip expenses' });
  });

  test('finds nothing for an unknown id', async () => {
    const result = loadSampleDocument(clock, 999, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(500);
    await expect(result).resolves.toBeUndefined();
  });

  test('is cancelled with its timer when the screen is left', async () => {
    const leaving = new AbortController();
    const result = loadSampleDocument(clock, 1, leaving.signal);
    leaving.abort();
    await expect(result).rejects.toHaveProperty('name', 'AbortError');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('deciding on a document', () => {
  test('takes 1000 ms', async () => {
    let done = false;
    void simulatedDocumentAction(clock, new AbortController().signal).then(() => (done = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(done).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toBe(true);
  });

  test('is cancelled with its timer when the screen is left', async () => {
    const leaving = new AbortController();
    const result = simulatedDocumentAction(clock, leaving.signal);
    leaving.abort();
    await expect(result).rejects.toHaveProperty('name', 'AbortError');
    expect(vi.getTimerCount()).toBe(0);
  });
});
