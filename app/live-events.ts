import { useEffect, useState } from 'react';

import { providerUrl } from '#api/client.ts';
import { eventsPath, fillPath, type CallName } from '#api/contract.ts';
import { openEventStream } from '#api/events.ts';
import type { StreamMessage } from '#wallet/entities.ts';
import { noticeOfStreamMessage } from '#wallet/notices.ts';

import { refresh } from './queries.ts';
import { toasts } from './toasts.ts';
import { providerHost } from './wallet-session.ts';

/** What a message makes out of date. */
const outdatedBy: Readonly<Record<StreamMessage['type'], readonly CallName[]>> = {
  transaction_update: ['transactions'],
  balance_update: ['assets', 'ownAssets'],
  notification: [],
  heartbeat: [],
};

/** Whether news arrive by themselves: not yet, yes, or no longer. */
export type LiveConnection = 'connecting' | 'connected' | 'lost';

/**
 * Follows the signed-in person's event stream: each message is told and refreshes what it names. Tells whether the
 * stream is connected, which it is from its opening to an error (core §4).
 */
export function useLiveEvents(userId: number): LiveConnection {
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  useEffect(
    () =>
      openEventStream({
        open: () =>
          new EventSource(providerUrl(providerHost, fillPath(eventsPath, { userId })), {
            withCredentials: true,
          }),
        onMessage(message) {
          const notice = noticeOfStreamMessage(message);
          if (notice) toasts.notify(notice);
          void refresh(...outdatedBy[message.type]);
        },
        onConnected: (connected) => setConnection(connected ? 'connected' : 'lost'),
        onReconnected: () => void refresh('transactions', 'assets', 'ownAssets'),
        log: (problem, detail) => console.warn(problem, detail),
      }),
    [userId],
  );
  return connection;
}
