import { expect, test, vi } from 'vitest';

import { openPageStorage, type TextStorage } from './page-storage.ts';

/** A browser's storage with room for `room` entries. */
function browserStorage(room = Infinity) {
  const items = new Map<string, string>();
  const storage: TextStorage = {
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (!items.has(key) && items.size >= room) throw new DOMException('', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
  return { storage, items };
}

test('uses the browser’s storage if that works', () => {
  const { storage, items } = browserStorage();
  const page = openPageStorage(() => storage);
  page.setItem('auth_token', 'secret');
  expect(items.get('auth_token')).toBe('secret');
  items.set('auth_token', 'of another tab');
  expect(page.getItem('auth_token')).toBe('of another tab');
  page.removeItem('auth_token');
  expect(items.size).toBe(0);
  expect(page.getItem('auth_token')).toBeNull();
  expect(page.refused.read()).toBe(false);
});

test('stores in memory and reports it if site data are blocked', () => {
  const page = openPageStorage(() => {
    throw new DOMException('', 'SecurityError');
  });
  const changed = vi.fn();
  page.refused.subscribe(changed);
  expect(page.getItem('theme')).toBeNull();
  expect(page.refused.read()).toBe(true);
  expect(changed).toHaveBeenCalledOnce();
  page.setItem('theme', 'dark');
  expect(page.getItem('theme')).toBe('dark');
  page.removeItem('theme');
  expect(page.getItem('theme')).toBeNull();
});

test('stores in memory only the entries that the browser has no room for', () => {
  const { storage, items } = browserStorage(1);
  const page = openPageStorage(() => storage);
  page.setItem('theme', 'dark');
  expect(page.refused.read()).toBe(false);
  page.setItem('auth_token', 'secret');
  expect(page.refused.read()).toBe(true);
  expect([...items.keys()]).toEqual(['theme']);
  expect(page.getItem('auth_token')).toBe('secret');
  items.clear();
  page.setItem('auth_token', 'newer');
  items.set('auth_token', 'of another tab');
  expect(page.getItem('auth_token')).toBe('of another tab');
});
