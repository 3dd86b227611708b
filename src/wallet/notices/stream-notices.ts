import type { StreamMessage } from '#wallet/entities/stream-message.ts';
import type { Notice } from './notices.ts';

/** The toast of a stream message, or nothing for one that has none (core §7, decision 31). */
export function noticeOfStreamMessage(message: StreamMessage): Notice | undefined {
  switch (message.type) {
    case 'transaction_update':
      return {
        title: '거래 업데이트',
        message:
          message.data.status === 'completed' ? '거래가 완료되었습니다.' : '거래가 진행 중입니다.',
        tone: 'default',
        lang: 'ko',
      };
    case 'balance_update':
      return {
        title: '잔액 업데이트',
        message: `${message.data.assetType} 잔액이 업데이트되었습니다.`,
        tone: 'default',
        lang: 'ko',
      };
    case 'notification':
      return {
        title: message.data.title,
        message: message.data.message,
        tone: message.data.type === 'error' ? 'destructive' : 'default',
      };
    case 'heartbeat':
      return undefined;
  }
}
