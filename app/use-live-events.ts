import { useEffect, useState } from 'react';

import type { LiveConnection } from './live-events.ts';
import { startOnDemand } from './on-demand.tsx';
import { useWalletServices, type PageServices } from './context.ts';

/** The connection of the signed-in person's event stream, which it follows meanwhile. */
export function useLiveEvents(page: PageServices, userId: number): LiveConnection {
  const services = useWalletServices();
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  useEffect(
    () =>
      startOnDemand(
        services.scheduler,
        async () => {
          // The stream can begin where the first screen was read, so it need not delay that.
          await new Promise<void>((resolve) => void services.scheduler.idle(resolve));
          return import('./live-events.ts');
        },
        ({ followEvents }) => followEvents(services, page, userId, setConnection),
        (error) => {
          setConnection('lost');
          services.log.warn('The live events could not be fetched', error);
        },
      ),
    [services, page, userId],
  );
  return connection;
}
