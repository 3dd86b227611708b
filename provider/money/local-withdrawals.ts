import type { NewLocalWithdrawal } from '#wallet/entities/money-operation.ts';
import {
  dailyLocalWithdrawLimit,
  localWithdrawFees,
  minimumLocalWithdrawal,
} from '#wallet/forms/local-withdraw.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, compare } from '#wallet/money/decimal.ts';
import { formatWon } from '#wallet/money/format.ts';

import { requireBankAccount } from '../accounts/bank-accounts.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import { requireBalance } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';
import { leftToday } from './daily-limit.ts';
import { holdInTransit } from './hold-in-transit.ts';
import { requireWholeWon } from './whole-won.ts';

/**
 * Begins a withdrawal of local currency: amount and fee leave the wallet and are in transit until the bank has the
 * amount.
 * @throws {HttpError} 422 for an amount below the minimum or in parts of a won, above what is left of the day, or an
 *   account that is not the person's; 409 when the balance is too low, or the fee is another by now
 */
export async function beginLocalWithdrawal(
  tx: Tx,
  { body, at }: { body: NewLocalWithdrawal; at: Date },
): Promise<BegunOperation> {
  const { userId, amount, method } = body;
  requireWholeWon(amount);
  if (compare(amount, minimumLocalWithdrawal) < 0) {
    throw new HttpError(422, '최소 출금 금액은 ₩1,000입니다. 더 큰 금액을 입력해 주세요.');
  }
  const account = await requireBankAccount(tx, userId, body.bankId);
  const fee = localWithdrawFees[method];
  if (compare(fee, body.fee) !== 0) {
    throw new HttpError(
      409,
      `수수료가 ${formatWon(fee)}으로 바뀌었습니다. 새 금액을 확인하고 다시 출금해 주세요.`,
    );
  }
  const limit = dailyLocalWithdrawLimit;
  const left = await leftToday(tx, { userId, operation: 'local-withdrawal', limit, at });
  if (compare(amount, left) > 0) {
    throw new HttpError(
      422,
      `하루 최대 ${formatWon(limit)}까지 출금할 수 있습니다. 오늘은 ${formatWon(left)}까지 더 출금할 수 있습니다.`,
    );
  }
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
    counterpartyName: account.bankName,
    counterpartyDetail: account.accountNumber,
    createdAt: at,
  } as const;
  return holdInTransit(tx, payout, total);
}
