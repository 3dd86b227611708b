import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { notices } from '#wallet/notices/notices.ts';

import { createToastStore, toastRemovalDelay } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createToastStore', () => {
  it('shows a notice and tells its listeners', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.notify(notices['send.complete']);
    expect(store.read()).toMatchObject({ notice: notices['send.complete'], open: true });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('reads the same object until something changes', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    expect(store.read()).toBe(store.read());
  });

  it('replaces the current notice with a new one of its own id', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const first = store.read();
    store.notify(notices['send.failed']);
    expect(store.read()?.notice).toBe(notices['send.failed']);
    expect(store.read()?.id).not.toBe(first?.id);
  });

  it('keeps a closed toast until 1,000,000 ms are over', () => {
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

  it('does not start the removal again when a closed toast is closed again', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const id = store.read()?.id ?? 0;
    store.close(id);
    vi.advanceTimersByTime(500_000);
    store.close(id);
    vi.advanceTimersByTime(500_000);
    expect(store.read()).toBeNull();
  });

  it('does not remove a new toast with the delay of the one before', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    store.close(store.read()?.id ?? 0);
    store.notify(notices['send.failed']);
    vi.advanceTimersByTime(toastRemovalDelay);
    expect(store.read()).toMatchObject({ notice: notices['send.failed'], open: true });
  });

  it('ignores the closing of a toast that has been replaced', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    const replaced = store.read()?.id ?? 0;
    store.notify(notices['send.failed']);
    store.close(replaced);
    expect(store.read()?.open).toBe(true);
  });

  it('forgets everything on reset, its timer included', () => {
    const store = createToastStore();
    store.notify(notices['send.complete']);
    store.close(store.read()?.id ?? 0);
    store.reset();
    expect(store.read()).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not call back a listener that has left', () => {
    const store = createToastStore();
    const listener = vi.fn();
    store.subscribe(listener)();
    store.notify(notices['send.complete']);
    expect(listener).not.toHaveBeenCalled();
  });
});
