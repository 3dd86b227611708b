import { useEffect } from 'react';

import { useStore } from '#components/use-store.ts';
import type { ReadableStore } from '#wallet/store.ts';

import { useWalletServices } from '../services/wallet-services.ts';

/** Whether the device has a network. When it is back, what could not be read meanwhile is read again. */
export function useOnline(network: ReadableStore<boolean>): boolean {
  const { queries } = useWalletServices();
  useEffect(
    () =>
      network.subscribe(() => {
        if (network.read()) void queries.retry();
      }),
    [network, queries],
  );
  return useStore(network);
}
