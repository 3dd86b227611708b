import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import { notices, type FixedNoticeCode, type Notice } from './notices.ts';

/** The notice of each final status of a transaction. Every other status is in progress. */
const transactionNotices: Readonly<Record<string, FixedNoticeCode | undefined>> = {
  completed: 'stream.transaction-completed',
  failed: 'stream.transaction-failed',
  returned: 'stream.transaction-returned',
};

function endNotice(status: string) {
  return Object.hasOwn(transactionNotices, status) ? transactionNotices[status] : undefined;
}

/** The toast of a stream message; undefined if it has none (core §7, decision 31). */
export function noticeOfStreamMessage(message: StreamMessage): Notice | undefined {
  switch (message.type) {
    case 'transaction_update':
      return notices[endNotice(message.data.status) ?? 'stream.transaction-in-progress'];
    case 'balance_update':
      return notices['stream.balance-updated'](message.data.assetType);
    case 'notification': {
      const { title, message: words, type, quiet = false } = message.data;
      if (quiet) return undefined;
      return type === 'error'
        ? notices['stream.error-notification'](title, words)
        : notices['stream.notification'](title, words);
    }
    case 'change':
    case 'heartbeat':
    case 'reset':
      return undefined;
  }
}
