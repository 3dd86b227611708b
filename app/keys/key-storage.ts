import type { TextStorage } from '../device/page-storage.ts';

/** The storage of sealed keys on this device, and the worker that unlocks them. */
export interface KeyStorage {
  /** The storage of the sealed vaults. Writing throws if the browser does not store them. */
  storage: TextStorage;
  /**
   * Calls back when another page has changed the storage, with the changed key, or null if all were removed. Returns a
   * function that stops it.
   */
  onStorageChange: (changed: (key: string | null) => void) => () => void;
  /** Starts the only worker with access to unlocked keys. */
  startWorker: () => Worker;
}

/** The keys of a browser. */
export function browserKeys(page: Window, storage: TextStorage): KeyStorage {
  return {
    storage: {
      ...storage,
      // Throws where the browser refuses storage: keys in memory would be lost with the page.
      setItem: (key, value) => page.localStorage.setItem(key, value),
    },
    onStorageChange(changed) {
      const onStorage = ({ key }: StorageEvent) => changed(key);
      page.addEventListener('storage', onStorage);
      return () => page.removeEventListener('storage', onStorage);
    },
    startWorker: () => new Worker(new URL('./key.worker.ts', import.meta.url), { type: 'module' }),
  };
}
