import type { TransactionRow } from '../ledger/transactions.ts';

/** What support and rails know a transaction by. Both sides of one have the same: that of who began it. */
export function referenceOf({ id, sendId }: Pick<TransactionRow, 'id' | 'sendId'>): string {
  const digits = String(sendId ?? id).padStart(8, '0');
  return `SW-${digits.slice(0, -4)}-${digits.slice(-4)}`;
}

/** The id of the transaction that a reference names; nothing for a text that is none. */
export function idOfReference(reference: string): number | undefined {
  const [, high = '', low = ''] = /^SW-(\d{4,12})-(\d{4})$/.exec(reference) ?? [];
  return high === '' ? undefined : Number.parseInt(high + low, 10);
}
