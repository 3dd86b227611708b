import type { StreamMessage } from '#wallet/entities/stream-message.ts';

import { notices, type Notice } from './notices.ts';

/** The toast of a stream message, or nothing for one that has none (core §7, decision 31). */
export function noticeOfStreamMessage(message: StreamMessage): Notice | undefined {
  switch (message.type) {
    case 'transaction_update':
      return message.data.status === 'completed'
        ? notices['stream.transaction-completed']
        : notices['stream.transaction-in-progress'];
    case 'balance_update':
      return notices['stream.balance-updated'](message.data.assetType);
    case 'notification': {
      const { title, message: words, type } = message.data;
      return type === 'error'
        ? notices['stream.error-notification'](title, words)
        : notices['stream.notification'](title, words);
    }
    case 'heartbeat':
      return undefined;
  }
}
