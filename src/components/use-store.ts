import { useSyncExternalStore } from 'react';

import type { ReadableStore } from '#wallet/store.ts';

/** Returns the value of a store, and renders the component again after each change. */
export function useStore<Value>({ read, subscribe }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
