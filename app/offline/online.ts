import { useEffect } from 'react';

import { useStore } from '#components/use-store.ts';
import type { ReadableStore } from '#wallet/store.ts';

import type { Queries } from '../services/queries.ts';
import { useWalletServices } from '../context.ts';

/** Refetches failed queries each time the device is back online. Returns a function that stops it. */
export function retryOnline(
  network: ReadableStore<boolean>,
  queries: Pick<Queries, 'retry'>,
): () => void {
  return network.subscribe(() => {
    if (network.read()) void queries.retry();
  });
}

/** True if the device is online. When it is back online, failed queries are refetched. */
export function useOnline(network: ReadableStore<boolean>): boolean {
  const { queries } = useWalletServices();
  useEffect(() => retryOnline(network, queries), [network, queries]);
  return useStore(network);
}
