import type { News, StreamMessage } from '#wallet/entities/stream-message.ts';

import {
  notices,
  providerNotice,
  withReceipt,
  type FixedNoticeCode,
  type Notice,
} from './notices.ts';

/** The notice of each final status of a transaction. Every other status is in progress. */
const transactionNotices: Readonly<Record<string, FixedNoticeCode | undefined>> = {
  completed: 'stream.transaction-completed',
  failed: 'stream.transaction-failed',
  returned: 'stream.transaction-returned',
};

function endNotice(status: string) {
  return Object.hasOwn(transactionNotices, status) ? transactionNotices[status] : undefined;
}

/** The toast of news in the provider's own words. */
function newsNotice({ type, ...texts }: News): Notice {
  return providerNotice(texts, type === 'error' ? 'failure' : 'success');
}

/** The toast of a stream message; undefined if it has none (core §7, decision 31). */
export function noticeOfStreamMessage(message: StreamMessage): Notice | undefined {
  switch (message.type) {
    case 'transaction_update': {
      const { status, id, news } = message.data;
      return news
        ? withReceipt(newsNotice(news), id)
        : notices[endNotice(status) ?? 'stream.transaction-in-progress'];
    }
    case 'balance_update':
      return message.data.quiet
        ? undefined
        : notices['stream.balance-updated'](message.data.assetType);
    case 'notification':
      return message.data.quiet ? undefined : newsNotice(message.data);
    case 'change':
    case 'heartbeat':
    case 'reset':
      return undefined;
  }
}
