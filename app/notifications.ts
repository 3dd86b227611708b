import { useEffect, useState } from 'react';

import { withArrival, withRead, type ClientNotification } from '#wallet/notices/notifications.ts';

import { startOnDemand } from './on-demand.tsx';
import { useWalletServices } from './services/wallet-services.ts';

/** The bell's notifications of one session: simulated, begun empty, and gone with it (local §4, decision 76). */
export function useNotifications(): {
  notifications: readonly ClientNotification[];
  onRead: (id: ClientNotification['id']) => void;
} {
  const { clock, random, log } = useWalletServices();
  const [notifications, setNotifications] = useState<readonly ClientNotification[]>([]);
  useEffect(
    () =>
      startOnDemand(
        () => import('#samples/notification-arrivals.ts'),
        ({ startArrivals }) =>
          startArrivals(clock, random, (arrival) =>
            setNotifications((list) => withArrival(list, arrival)),
          ),
        (error) => log.warn('The simulated arrivals could not be fetched', error),
      ),
    [clock, random, log],
  );
  return {
    notifications,
    onRead: (id) => setNotifications((list) => withRead(list, id)),
  };
}
