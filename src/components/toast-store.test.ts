import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { documentedNotice } from '#wallet/notices/documented-notice.ts';
import { notices, type Notice } from '#wallet/notices/notices.ts';

import { createToastStore, reportUntil, toastRemovalDelay } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createToastStore', () => {
  it('shows a toast for five seconds', () => expect(createToastStore().duration).toBe(5_000));

  it('shows a notice and notifies its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.notify(notices['send.complete']);
    expect(store.read()).toMatchObject({ notice: notices['send.complete'], open: true });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('returns the same object until something changes', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    expect(store.read()).toBe(store.read());
  });

  it('replaces the current notice with a new one under a new id', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const first = store.read();
    store.notify(notices['send.failed']);
    expect(store.read()?.notice).toBe(notices['send.failed']);
    expect(store.read()?.id).not.toBe(first?.id);
  });

  it('gives consecutive toasts the same run, and a toast after a gap a new run', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const first = store.read();
    store.enqueue(notices['copy.done']);
    store.close(first?.id ?? 0);
    expect(store.read()?.run).toBe(first?.run);
    store.notify(notices['send.failed']);
    expect(store.read()?.run).toBe(first?.run);
    store.close(store.read()?.id ?? 0);
    store.notify(notices['send.failed']);
    expect(store.read()?.run).not.toBe(first?.run);
  });

  it('removes a closed toast after 1,000,000 ms', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    store.close(store.read()?.id ?? 0);
    expect(store.read()?.open).toBe(false);
    expect(toastRemovalDelay).toBe(1_000_000);
    vi.advanceTimersByTime(999_999);
    expect(store.read()?.open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(store.read()).toBeNull();
  });

  it('does not restart the removal delay when a closed toast is closed again', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const id = store.read()?.id ?? 0;
    store.close(id);
    vi.advanceTimersByTime(500_000);
    store.close(id);
    vi.advanceTimersByTime(500_000);
    expect(store.read()).toBeNull();
  });

  it('does not remove a new toast with the delay of the previous one', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    store.close(store.read()?.id ?? 0);
    store.notify(notices['send.failed']);
    vi.advanceTimersByTime(toastRemovalDelay);
    expect(store.read()).toMatchObject({ notice: notices['send.failed'], open: true });
  });

  it('ignores the close of a replaced toast', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const replaced = store.read()?.id ?? 0;
    store.notify(notices['send.failed']);
    store.close(replaced);
    expect(store.read()?.open).toBe(true);
  });

  it('closes an error toast of a form when the form is edited, and no other toast', () => {
    const store = createToastStore();
    const edited = new AbortController();
    reportUntil(edited.signal, () => store.notify(notices['send.failed']));
    edited.abort();
    expect(store.read()?.open).toBe(false);

    const next = new AbortController();
    reportUntil(next.signal, () => store.notify(notices['create.unknown']));
    next.abort();
    expect(store.read()).toMatchObject({ notice: notices['create.unknown'], open: true });

    const other = new AbortController();
    reportUntil(other.signal, () => undefined);
    store.notify(notices['send.failed']);
    other.abort();
    expect(store.read()?.open).toBe(true);
  });

  it('clears the toast, the queue and the timer on reset', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    store.close(store.read()?.id ?? 0);
    store.reset();
    expect(store.read()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not call a listener that has unsubscribed', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.notify(notices['send.complete']);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('enqueue', () => {
  const pending = noticeOf('Pending');
  const completed = noticeOf('Completed');
  const points = noticeOf('XP balance');
  const dollars = noticeOf('USDC balance');

  function noticeOf(title: string): Notice {
    return { title, message: '', tone: 'default' };
  }

  /** A headless toaster: it closes each toast after 5,000 ms. */
  function open() {
    const store = createToastStore();
    const shown: string[] = [];
    let closing: ReturnType<typeof setTimeout> | undefined;
    store.subscribe(() => {
      clearTimeout(closing);
      const entry = store.read();
      if (!entry?.open) return;
      shown.push(`${Date.now() - start} ${documentedNotice(entry.notice).title}`);
      closing = setTimeout(() => store.close(entry.id), 5_000);
    });
    const start = Date.now();
    return { store, shown };
  }

  it('shows a notice at once if no toast is shown', () => {
    const { store, shown } = open();
    store.enqueue(completed, 'transaction');
    expect(shown).toEqual(['0 Completed']);
    vi.advanceTimersByTime(5_000);
    store.enqueue(points, 'balance XP');
    expect(shown).toEqual(['0 Completed', '5000 XP balance']);
  });

  it('shows notices in their order, each for its full duration', () => {
    const { store, shown } = open();
    store.notify(notices['send.complete']);
    vi.advanceTimersByTime(1_000);
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    store.enqueue(noticeOf('Maintenance'));
    store.enqueue(noticeOf('Maintenance over'));
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual([
      '0 Transfer Complete',
      '5000 Completed',
      '10000 XP balance',
      '15000 Maintenance',
      '20000 Maintenance over',
    ]);
    expect(store.read()?.open).toBe(false);
  });

  it('drops a queued notice when a newer one has the same topic', () => {
    const { store, shown } = open();
    store.notify(notices['send.complete']);
    store.enqueue(pending, 'transaction');
    store.enqueue(points, 'balance XP');
    store.enqueue(dollars, 'balance USDC');
    vi.advanceTimersByTime(1_000);
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual([
      '0 Transfer Complete',
      '5000 USDC balance',
      '10000 Completed',
      '15000 XP balance',
    ]);
  });

  it('does not replace a visible toast when a newer notice has the same topic', () => {
    const { store, shown } = open();
    store.enqueue(pending, 'transaction');
    vi.advanceTimersByTime(1_000);
    store.enqueue(completed, 'transaction');
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual(['0 Pending', '5000 Completed']);
  });

  it('shows the notice of the user’s own action at once and then continues the queue', () => {
    const { store, shown } = open();
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    vi.advanceTimersByTime(2_000);
    store.notify(notices['copy.done']);
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual(['0 Completed', '2000 Copied Successfully', '7000 XP balance']);
  });

  it('shows the next toast when the user closes the visible one', () => {
    const { store, shown } = open();
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    vi.advanceTimersByTime(500);
    store.close(store.read()?.id ?? 0);
    expect(shown).toEqual(['0 Completed', '500 XP balance']);
  });

  it('clears the queue on reset', () => {
    const { store, shown } = open();
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    store.reset();
    store.notify(notices['copy.done']);
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual(['0 Completed', '0 Copied Successfully']);
  });

  it('clears only the queue with clearQueue', () => {
    const { store, shown } = open();
    store.enqueue(completed, 'transaction');
    store.enqueue(points, 'balance XP');
    store.clearQueue();
    expect(store.read()).toMatchObject({ notice: completed, open: true });
    vi.advanceTimersByTime(30_000);
    expect(shown).toEqual(['0 Completed']);
  });
});
