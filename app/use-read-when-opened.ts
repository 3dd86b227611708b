import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';

import type { Notification } from '#wallet/entities/notification.ts';

import { useWalletServices } from './context.ts';

/**
 * Marks a notification as read when the thing that it is about is opened in another way (decision 182). A list such as
 * Security Settings does not count: it is opened for other reasons.
 */
export function useReadWhenOpened(userId: number, path: string): void {
  const address = `${path}?${useSearch()}`;
  const { client, queries, log } = useWalletServices();
  // The bell reads them.
  const { data } = useQuery({
    ...queries.query('notifications', { params: { userId } }),
    enabled: false,
  });
  const asked = useRef(new Set<Notification['id']>());
  useEffect(() => {
    for (const { id, isRead, actionUrl } of data ?? []) {
      const isOpen = (actionUrl === path || actionUrl === address) && /\d$/.test(actionUrl);
      if (isRead || !isOpen || asked.current.has(id)) continue;
      asked.current.add(id);
      client('readNotification', { params: { id } }).catch((error: unknown) =>
        log.warn('A notification could not be marked as read', error),
      );
    }
  }, [data, path, address, client, log]);
}
