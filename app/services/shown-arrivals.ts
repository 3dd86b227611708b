import { createStore, type Store } from '#wallet/store.ts';

/**
 * True while Get paid is open, which shows arriving payments itself (decision 168). Once a session: pass it to
 * `sessionScoped`.
 */
export function createShownArrivals(): Store<boolean> {
  return createStore(false);
}
