import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { Notification } from '#wallet/entities/notification.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { isPinned, notificationCap } from '#wallet/notices/notifications.ts';

import { useIdle } from './on-demand.tsx';
import { loadableOf } from './services/use-loadable.ts';
import { useWalletServices } from './context.ts';

/** The bell's notifications, loaded after the first screen, and a function that marks one as read (decision 102). */
export function useNotifications(userId: number): {
  notifications: Loadable<readonly Notification[]>;
  onRead: (id: Notification['id']) => void;
} {
  const { client, queries, log } = useWalletServices();
  /** Notifications read on this page. The provider's next list may not include these changes yet. */
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const asRead = (entry: Notification) => (read.has(entry.id) ? { ...entry, isRead: true } : entry);
  const asked = useQuery({
    ...queries.query('notifications', { params: { userId } }),
    enabled: useIdle(),
    select: (list) =>
      list.filter((entry, index) => index < notificationCap || isPinned(entry)).map(asRead),
  });
  return {
    notifications: loadableOf(asked),
    onRead(id) {
      setRead((ids) => new Set(ids).add(id));
      client('readNotification', { params: { id } }).catch((error: unknown) => {
        log.warn('A notification could not be marked as read', error);
        setRead((ids) => new Set([...ids].filter((other) => other !== id)));
      });
    },
  };
}
