import type { TransactionRow } from '../ledger/transactions.ts';

/** The public reference of a transaction, for support and rails. Both sides share the sender's reference. */
export function referenceOf({ id, sendId }: Pick<TransactionRow, 'id' | 'sendId'>): string {
  const digits = String(sendId ?? id).padStart(8, '0');
  return `SW-${digits.slice(0, -4)}-${digits.slice(-4)}`;
}

/** The id of a transaction reference; undefined for a malformed one. */
export function idOfReference(reference: string): number | undefined {
  const [, high = '', low = ''] = /^SW-(\d{4,12})-(\d{4})$/.exec(reference) ?? [];
  return high === '' ? undefined : Number.parseInt(high + low, 10);
}
