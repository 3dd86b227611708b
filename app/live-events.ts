import type { CallName } from '#api/contract.ts';
import { openEventStream } from '#api/events.ts';
import type { ChangingArea, StreamMessage } from '#wallet/entities/stream-message.ts';

import type { PageServices } from './services/page-services.ts';
import type { WalletServices } from './services/wallet-services.ts';
import { workCalls } from './services/work-calls.ts';

/** What a transaction changes besides balances: as soon as it is made, and again when it is completed or has failed. */
const callsOfTransactions = [
  'transactions',
  'receipt',
  'activities',
  'localPayFigures',
  'recentContacts',
  // The bell tells of it as well, without a message of its own.
  'notifications',
] as const satisfies CallName[];

const callsOfBalances = ['assets', 'ownAssets'] as const satisfies CallName[];

/** What news of the account changes: a notification of the provider says that there is some (decision 102). */
const callsOfNews = [
  'notifications',
  'securitySettings',
  'deviceSessions',
] as const satisfies CallName[];

/** What an area shows, which somebody else has changed. */
const callsOfAreas = {
  work: workCalls,
  identity: ['credentials', 'verifications', 'activities'],
} as const satisfies Record<ChangingArea, readonly CallName[]>;

/** What a message makes out of date. A completed transaction is followed by a message about each balance it changed. */
function outdatedBy(message: StreamMessage): readonly CallName[] {
  switch (message.type) {
    case 'transaction_update':
      return callsOfTransactions;
    case 'balance_update':
      return callsOfBalances;
    case 'notification':
      return callsOfNews;
    case 'change':
      return callsOfAreas[message.data.area];
    case 'heartbeat':
      return [];
  }
}

/** What a message is about: a newer one of the same topic makes it stale. The provider's own words are never stale. */
function topicOf(message: StreamMessage): string | undefined {
  switch (message.type) {
    case 'transaction_update':
      return 'transaction';
    case 'balance_update':
      return `balance ${message.data.assetType}`;
    case 'notification':
    case 'change':
    case 'heartbeat':
      return undefined;
  }
}

/** Whether news arrives by itself: not yet, yes, or no longer. */
export type LiveConnection = 'connecting' | 'connected' | 'lost';

/**
 * Follows the signed-in person's event stream: each message is told and refreshes what it names. Tells whether the
 * stream is connected, which it is from its opening to an error (core §4). Returns what ends it.
 */
export function followEvents(
  { client, queries, toasts, log }: Pick<WalletServices, 'client' | 'queries' | 'toasts' | 'log'>,
  open: () => ReturnType<PageServices['openEvents']>,
  onConnection: (connection: LiveConnection) => void,
): () => void {
  let ended = false;

  // The table of notices is too large for the first load, so the first message fetches it.
  async function announce(message: StreamMessage) {
    const { noticeOfStreamMessage } = await import('#wallet/notices/stream-notices.ts');
    const notice = noticeOfStreamMessage(message);
    if (notice && !ended) toasts.announce(notice, topicOf(message));
  }

  const close = openEventStream({
    open,
    onMessage(message) {
      void queries.refresh(...outdatedBy(message));
      announce(message).catch((error: unknown) =>
        log.warn('The notice of an event could not be fetched', error),
      );
    },
    onConnected: (connected) => onConnection(connected ? 'connected' : 'lost'),
    onReconnected: () =>
      void queries.refresh(
        ...callsOfTransactions,
        ...callsOfBalances,
        ...callsOfNews,
        ...Object.values(callsOfAreas).flat(),
      ),
    // An ended session is refused for ever. Asked with a call, the provider says so, and the 401 ends it here like
    // all others (core §4).
    onRefused: () =>
      void client('verify', {}).catch((error: unknown) =>
        log.warn('Whether the session goes on could not be asked', error),
      ),
    log: log.warn,
  });
  return () => {
    ended = true;
    close();
  };
}
