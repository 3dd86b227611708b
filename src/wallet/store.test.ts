import { describe, expect, it, vi } from 'vitest';

import { createStore } from './store.ts';

describe('createStore', () => {
  it('reads what was written last', () => {
    const store = createStore('first');
    expect(store.read()).toBe('first');
    store.write('second');
    expect(store.read()).toBe('second');
  });

  it('calls its listeners after a change', () => {
    const store = createStore(0);
    const seen: number[] = [];
    store.subscribe(() => seen.push(store.read()));
    store.write(1);
    store.write(2);
    expect(seen).toEqual([1, 2]);
  });

  it('calls no listener when the same value is written', () => {
    const value = { count: 1 };
    const store = createStore(value);
    const listener = vi.fn();
    store.subscribe(listener);
    store.write(value);
    expect(listener).not.toHaveBeenCalled();
    store.write({ count: 1 });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does not call a listener that has unsubscribed', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener)();
    store.write(1);
    expect(listener).not.toHaveBeenCalled();
  });
});
