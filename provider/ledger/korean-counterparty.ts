import { koreanPartyName } from '#wallet/labels/korean-party-names.ts';

import type { TransactionRow } from './transactions.ts';

/**
 * The name of a transaction's other side in Korean. Payments have that of a person or a shop, which is never replaced,
 * because it may also be that of a bank.
 */
export function koreanCounterparty({
  operation,
  counterpartyName,
}: Pick<TransactionRow, 'operation' | 'counterpartyName'>): string {
  const isPayment = operation === 'transfer' || operation === 'local-send';
  return isPayment ? counterpartyName : koreanPartyName(counterpartyName);
}
