import { useEffect } from 'react';

import { startOnDemand } from './on-demand.tsx';
import { unsettledKey } from './services/unsettled-key.ts';
import { useWalletServices } from './context.ts';

/** Looks up the outcomes of the creates that earlier pages of this account left unsettled. */
export function useEarlierCreates(): void {
  const services = useWalletServices();
  useEffect(() => {
    const { storage, session } = services;
    if (storage.getItem(unsettledKey(session.read()?.user?.id)) === null) return;
    return startOnDemand(
      services.scheduler,
      () => import('./services/settle-creates.ts'),
      ({ followEarlierCreates }) => followEarlierCreates(services),
    );
  }, [services]);
}
