import type { StreamMessage } from './entities.ts';

/** What a toast says. `lang` marks words that are not English. */
export interface Notice {
  title: string;
  message: string;
  tone: 'default' | 'destructive';
  lang?: 'ko';
}

/** Raises a notice: the toaster shows it in place of the current one. */
export type Notify = (notice: Notice) => void;

const success = (title: string, message: string): Notice => ({ title, message, tone: 'default' });
const failure = (title: string, message: string): Notice => ({
  title,
  message,
  tone: 'destructive',
});

/** Every toast of the error catalogue (core §8, local §8) that the screens so far raise, by code. */
export const notices = {
  'send.input-required': failure('Input Required', 'Please fill in all fields.'),
  'send.insufficient-balance': failure(
    'Insufficient Balance',
    'Cannot send more than your current balance.',
  ),
  'send.complete': success('Transfer Complete', 'Asset has been successfully sent.'),
  'send.failed': failure('Transfer Failed', 'An error occurred while sending the asset.'),
  'copy.done': success('Copied Successfully', 'Address copied to clipboard.'),
  'copy.failed': failure('Copy Failed', 'Failed to copy address.'),
  'device.camera-not-available': failure(
    'Camera Not Available',
    'QR scanning requires camera access',
  ),
  'device.nfc-not-available': failure(
    'NFC Not Available',
    "This device doesn't support NFC payments",
  ),
  'integration.coming-soon': success(
    'Integration Coming Soon',
    'This integration will be available soon.',
  ),
} as const satisfies Record<string, Notice>;

export type NoticeCode = keyof typeof notices;

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
