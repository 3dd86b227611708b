import { useEffect, useSyncExternalStore } from 'react';

import type { Network } from '../services/page-services.ts';
import { useWalletServices } from '../services/wallet-services.ts';

/** Whether the device has a network. When it is back, what could not be read meanwhile is read again. */
export function useOnline({ isOnline, subscribe }: Network): boolean {
  const { cache } = useWalletServices().queries;
  const online = useSyncExternalStore(subscribe, isOnline);
  useEffect(() => {
    if (!online) return;
    void cache.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [cache, online]);
  return online;
}
