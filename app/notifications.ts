import { useEffect, useState } from 'react';

import { startArrivals } from '#samples/notification-arrivals.ts';
import { withArrival, withRead, type ClientNotification } from '#wallet/notices/notifications.ts';

/** The bell's notifications of one session: simulated, begun empty, and gone with it (local §4, decision 76). */
export function useNotifications(): {
  notifications: readonly ClientNotification[];
  onRead: (id: ClientNotification['id']) => void;
} {
  const [notifications, setNotifications] = useState<readonly ClientNotification[]>([]);
  useEffect(
    () =>
      startArrivals(
        {
          now: () => new Date(),
          random: Math.random,
          every(milliseconds, run) {
            const timer = setInterval(run, milliseconds);
            return () => clearInterval(timer);
          },
        },
        (arrival) => setNotifications((list) => withArrival(list, arrival)),
      ),
    [],
  );
  return {
    notifications,
    onRead: (id) => setNotifications((list) => withRead(list, id)),
  };
}
