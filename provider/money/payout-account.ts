import { maskAccountNumber } from '#wallet/entities/account-number.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import type { TransactionRow } from '../ledger/transactions.ts';

/** Where the account number of a withdrawal is stored: it cannot be read in the place of another user's. */
export const payoutPlace = (userId: number) => `payout account ${userId}`;

/** The columns of a withdrawal that name its bank account: the number is masked where it is shown. */
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

/** The account number that the rail pays a withdrawal to. An earlier version has stored it as the detail. */
export function payoutAccountNumber(
  { userId, bankAccountNumber, counterpartyDetail }: TransactionRow,
  key: SecretKey,
): string {
  return bankAccountNumber === null
    ? counterpartyDetail
    : key.decrypt(bankAccountNumber, payoutPlace(userId)).toString();
}
