import type { NewLocalWithdrawal } from '#wallet/entities/money-operation.ts';
import { localWithdrawFee, minimumLocalWithdrawal } from '#wallet/rules/local-withdraw.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, compare } from '#wallet/money/decimal.ts';

import { requireBankAccount } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { requireBalance } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';
import { requireLeftToday } from './daily-limit.ts';
import { holdInTransit } from './hold-in-transit.ts';
import type { FeeSource } from './operator-fees.ts';
import { payoutTo } from './payout-account.ts';
import { requireWholeWon } from './whole-won.ts';

/**
 * Begins a withdrawal of local currency: moves amount and fee from the wallet into transit until the bank has received
 * the amount.
 * @throws {Refusal} for an amount that is below the minimum, not in whole won, or above the remaining daily limit, or
 *   for a bank account that is not the user's; or if the balance is too low, or the fee has changed
 */
export async function beginLocalWithdrawal(
  tx: Tx,
  { body, at, fees, key }: { body: NewLocalWithdrawal; at: Date; fees: FeeSource; key: SecretKey },
): Promise<BegunOperation> {
  const { userId, amount, method } = body;
  requireWholeWon(amount);
  if (compare(amount, minimumLocalWithdrawal) < 0) {
    throw new Refusal('local-withdrawal-too-small', { minimum: minimumLocalWithdrawal });
  }
  const account = await requireBankAccount(tx, { userId, id: body.bankId, key });
  const fee = localWithdrawFee(method, fees());
  if (compare(fee, body.fee) !== 0) {
    throw new Refusal('local-withdrawal-fee-changed', { fee });
  }
  await requireLeftToday(tx, amount, { userId, name: 'localWithdrawal', at });
  const total = add(amount, fee);
  await requireBalance(tx, { userId, assetType: localCurrency, amount: total });
  const payout = {
    userId,
    transactionType: 'send',
    operation: 'local-withdrawal',
    assetType: localCurrency,
    amount,
    fee,
    method,
    ...payoutTo(account, userId, key),
    createdAt: at,
  } as const;
  return holdInTransit(tx, payout, total);
}
