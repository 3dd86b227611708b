import { useEffect } from 'react';

import { useStore } from '#components/use-store.ts';
import type { ReadableStore } from '#wallet/store.ts';

import type { Queries } from '../services/queries.ts';
import { useWalletServices } from '../context.ts';

/** Reads what could not be read again each time that the device is back online. Returns what ends it. */
export function retryOnline(
  network: ReadableStore<boolean>,
  queries: Pick<Queries, 'retry'>,
): () => void {
  return network.subscribe(() => {
    if (network.read()) void queries.retry();
  });
}

/** Whether the device has a network. When it is back, what could not be read meanwhile is read again. */
export function useOnline(network: ReadableStore<boolean>): boolean {
  const { queries } = useWalletServices();
  useEffect(() => retryOnline(network, queries), [network, queries]);
  return useStore(network);
}
