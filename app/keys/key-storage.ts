import type { TextStorage } from '../device/page-storage.ts';

/** Where keys are kept on this device, sealed, and where they are unlocked. */
export interface KeyStorage {
  /** Keeps the sealed vaults. Writing throws where the browser does not keep them. */
  storage: TextStorage;
  /**
   * Calls back when another page has changed the storage, with the key that changed, or null when all were removed.
   * Returns what ends it.
   */
  onStorageChange: (changed: (key: string | null) => void) => () => void;
  /** Starts the worker that alone sees unlocked keys. */
  startWorker: () => Worker;
}

/** The keys of a browser. */
export function browserKeys(page: Window, storage: TextStorage): KeyStorage {
  return {
    storage: {
      ...storage,
      // Keys that the browser does not keep would be lost with the page, so here its refusal is an error.
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
