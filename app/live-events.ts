import { useEffect, useState } from 'react';

import { providerUrl } from '#api/client.ts';
import { eventsPath, fillPath, type CallName } from '#api/contract.ts';
import { openEventStream } from '#api/events.ts';
import type { StreamMessage } from '#wallet/entities/entities.ts';
import { noticeOfStreamMessage } from '#wallet/notices/stream-notices.ts';

import { refresh } from './queries.ts';
import { toasts } from './toasts.ts';
import { client, providerHost } from './session/wallet-session.ts';

/** What a stream message can be about that the wallet has read. */
const streamedCalls = ['transactions', 'assets', 'ownAssets'] as const satisfies CallName[];

/**
 * What a message makes out of date. Completed, a transaction has changed balances too, and the message about them comes
 * only when the notice of this one has been read.
 */
function outdatedBy(message: StreamMessage): readonly CallName[] {
  switch (message.type) {
    case 'transaction_update':
      return message.data.status === 'completed' ? streamedCalls : ['transactions'];
    case 'balance_update':
      return ['assets', 'ownAssets'];
    case 'notification':
    case 'heartbeat':
      return [];
  }
}

/** Whether news arrive by themselves: not yet, yes, or no longer. */
export type LiveConnection = 'connecting' | 'connected' | 'lost';

/**
 * Follows the signed-in person's event stream: each message is told and refreshes what it names. Tells whether the
 * stream is connected, which it is from its opening to an error (core §4). Returns what ends it.
 */
export function followEvents(
  userId: number,
  onConnection: (connection: LiveConnection) => void,
): () => void {
  return openEventStream({
    open: () =>
      new EventSource(providerUrl(providerHost, fillPath(eventsPath, { userId })), {
        withCredentials: true,
      }),
    onMessage(message) {
      const notice = noticeOfStreamMessage(message);
      if (notice) toasts.notify(notice);
      void refresh(...outdatedBy(message));
    },
    onConnected: (connected) => onConnection(connected ? 'connected' : 'lost'),
    onReconnected: () => void refresh(...streamedCalls),
    // An ended session is refused for ever. Asked with a call, the provider says so, and the 401 ends it here like
    // all others (core §4).
    onRefused: () =>
      void client('verify', {}).catch((error: unknown) =>
        console.warn('Whether the session goes on could not be asked', error),
      ),
    log: (problem, detail) => console.warn(problem, detail),
  });
}

/** The connection of the signed-in person's event stream, which it follows meanwhile. */
export function useLiveEvents(userId: number): LiveConnection {
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  useEffect(() => followEvents(userId, setConnection), [userId]);
  return connection;
}
