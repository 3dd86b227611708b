import { useSyncExternalStore } from 'react';

import type { ReadableStore } from '#wallet/store.ts';

/** The value of a store; rendered again after each change. */
export function useStore<Value>({ read, subscribe }: ReadableStore<Value>): Value {
  return useSyncExternalStore(subscribe, read, read);
}
