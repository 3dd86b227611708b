import type { NewWithdrawal } from '#wallet/entities/money-operation.ts';
import { withdrawFee } from '#wallet/rules/withdraw.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, compare } from '#wallet/money/decimal.ts';

import { requireBankAccount } from '../accounts/bank-accounts.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { requireAsset, requireBalance } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';
import { requireLeftToday } from './daily-limit.ts';
import { holdInTransit } from './hold-in-transit.ts';
import type { FeeSource } from './operator-fees.ts';
import { payoutTo } from './payout-account.ts';
import { requireUnits } from './whole-won.ts';

/**
 * Begins a withdrawal: moves amount and fee from the wallet into transit until the bank has received the amount.
 * @throws {Refusal} for an unknown asset, a fraction of a won, an amount above the remaining daily limit of the local
 *   currency, or a bank account that is not the user's; or if the balance is too low, or the fee has changed
 */
export async function beginWithdrawal(
  tx: Tx,
  { body, at, fees, key }: { body: NewWithdrawal; at: Date; fees: FeeSource; key: SecretKey },
): Promise<BegunOperation> {
  const { userId, amount, speed } = body;
  const assetType = requireAsset(body.assetType);
  requireUnits(amount, assetType);
  const account = await requireBankAccount(tx, { userId, id: body.bankAccountId, key });
  const fee = withdrawFee({ assetType, amount, speed }, fees());
  if (compare(fee, body.fee) !== 0) {
    throw new Refusal('withdrawal-fee-changed', { fee, assetType });
  }
  if (assetType === localCurrency) {
    await requireLeftToday(tx, amount, { userId, name: 'localWithdrawal', at });
  }
  const total = add(amount, fee);
  await requireBalance(tx, { userId, assetType, amount: total });
  const payout = {
    userId,
    transactionType: 'send',
    operation: 'withdrawal',
    assetType,
    amount,
    fee,
    method: speed,
    ...payoutTo(account, userId, key),
    createdAt: at,
  } as const;
  return holdInTransit(tx, payout, total);
}
