import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The part of the browser's storage that the wallet uses. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that falls back to memory if the browser blocks its storage or has no room. */
export interface PageStorage extends TextStorage {
  /** True if the browser has refused to store an entry, which is then lost when the page is closed. */
  refused: ReadableStore<boolean>;
}

/**
 * Opens a page's storage. `open` gets the browser's storage on each use, because even getting it throws if site data
 * are blocked.
 */
export function openPageStorage(open: () => TextStorage): PageStorage {
  const { write: setRefused, ...refused } = createStore(false);
  /** Entries that the browser did not store, and null for entries that it did not remove. */
  const memoryOnly = new Map<string, string | null>();

  function attempt<Result>(run: (storage: TextStorage) => Result): { result: Result } | undefined {
    try {
      return { result: run(open()) };
    } catch {
      setRefused(true);
      return undefined;
    }
  }

  function change(key: string, value: string | null, run: (storage: TextStorage) => void) {
    if (attempt(run)) memoryOnly.delete(key);
    else memoryOnly.set(key, value);
  }

  return {
    refused,
    getItem(key) {
      const value = memoryOnly.get(key);
      return value === undefined
        ? (attempt((storage) => storage.getItem(key))?.result ?? null)
        : value;
    },
    setItem: (key, value) => change(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key) => change(key, null, (storage) => storage.removeItem(key)),
  };
}
