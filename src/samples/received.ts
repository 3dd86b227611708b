import type { ReceivedToday } from '#wallet/entities/received-today.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { koreanDay } from '#wallet/seoul-time.ts';

/** The payments that the sample vendor has received today, in the hour before the given time. */
export function sampleReceived(now: Date): ReceivedToday {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  return {
    day: koreanDay(now),
    count: 3,
    sum: decimal('16500'),
    payments: [
      { transactionId: 93, name: 'Min Park', amount: decimal('4500'), createdAt: ago(4) },
      { transactionId: 92, name: '김서연', amount: decimal('9000'), createdAt: ago(21) },
      { transactionId: 91, name: 'Min Park', amount: decimal('3000'), createdAt: ago(55) },
    ],
  };
}
