import { useEffect, useState } from 'react';

import type { LiveConnection } from './services/live-connection.ts';
import { startOnDemand } from './on-demand.tsx';
import { useWalletServices, type PageServices } from './context.ts';

/** Follows the signed-in user's event stream, and returns the state of its connection. */
export function useLiveEvents(page: PageServices, userId: number): LiveConnection {
  const services = useWalletServices();
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  useEffect(
    () =>
      startOnDemand(
        services.scheduler,
        async () => {
          // The stream can start from the position of the first screen's data, so it must not delay that screen.
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
