import { useEffect, useState } from 'react';

import { startArrivals } from '#samples/notification-arrivals.ts';
import { withArrival, withRead, type ClientNotification } from '#wallet/notices/notifications.ts';

import { useWalletServices } from './services/wallet-services.ts';

/** The bell's notifications of one session: simulated, begun empty, and gone with it (local §4, decision 76). */
export function useNotifications(): {
  notifications: readonly ClientNotification[];
  onRead: (id: ClientNotification['id']) => void;
} {
  const { clock, random } = useWalletServices();
  const [notifications, setNotifications] = useState<readonly ClientNotification[]>([]);
  useEffect(
    () =>
      startArrivals(clock, random, (arrival) =>
        setNotifications((list) => withArrival(list, arrival)),
      ),
    [clock, random],
  );
  return {
    notifications,
    onRead: (id) => setNotifications((list) => withRead(list, id)),
  };
}
