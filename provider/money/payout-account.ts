import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import type { TransactionRow } from '../ledger/transactions.ts';

/** Encryption context of a withdrawal's account number: it cannot be decrypted as another user's. */
export const payoutPlace = (userId: number) => `payout account ${userId}`;

/** The bank account columns of a withdrawal: the shown number is masked. */
export function payoutTo(
  { bankName, accountNumber }: Pick<BankAccount, 'bankName' | 'accountNumber'>,
  userId: number,
  key: SecretKey,
): Pick<TransactionRow, 'counterpartyName' | 'counterpartyDetail' | 'bankAccountNumber'> {
  return {
    counterpartyName: bankName,
    counterpartyDetail: maskAccountNumber(accountNumber),
    bankAccountNumber: key.encrypt(Buffer.from(accountNumber), payoutPlace(userId)),
  };
}

/** The account number that receives a withdrawal. An earlier version stored it as the detail. */
export function payoutAccountNumber(
  { userId, bankAccountNumber, counterpartyDetail }: TransactionRow,
  key: SecretKey,
): string {
  return bankAccountNumber === null
    ? counterpartyDetail
    : key.decrypt(bankAccountNumber, payoutPlace(userId)).toString();
}
