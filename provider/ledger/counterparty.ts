import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import { merchantCodeIn } from '#wallet/entities/merchant-recipient.ts';
import { koreanPartyName } from '#wallet/labels/korean-party-names.ts';

import type { TransactionRow } from './transactions.ts';

/** The counterparty's address, number or merchant code. The account number of a bank is masked. */
export function counterpartyOf({
  operation,
  counterpartyDetail,
}: Pick<TransactionRow, 'operation' | 'counterpartyDetail'>): string {
  return operation === 'withdrawal' || operation === 'local-withdrawal'
    ? maskAccountNumber(counterpartyDetail)
    : (merchantCodeIn(counterpartyDetail) ?? counterpartyDetail);
}

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
