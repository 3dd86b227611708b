import type { Fees } from '#wallet/entities/fees.ts';
import type { NewTopUp } from '#wallet/entities/money-operation.ts';
import {
  chargedTopUpFee,
  fundingSources,
  minimumTopUp,
  topUpCost,
} from '#wallet/rules/local-topup.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { compare } from '#wallet/money/decimal.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { post } from '../ledger/ledger.ts';
import { insertTransaction, requireAsset, requireBalance } from '../ledger/transactions.ts';
import { notifyOfTransactions } from '../notifications/money-notifications.ts';
import type { BegunOperation } from './begun-operation.ts';
import { accountSource } from './deposit-source.ts';
import { requireLeftToday } from './daily-limit.ts';
import type { FeeSource } from './operator-fees.ts';
import { rateOf, type RateSource } from './rates.ts';
import { documentedFees } from './sample-fees.ts';
import { requireWholeWon } from './whole-won.ts';

/**
 * Begins a top-up. An asset of the wallet is exchanged at once through the exchange account. A bank is charged first.
 * @throws {Refusal} for an amount that is below the minimum, not in whole won, or above the remaining daily limit,
 *   for a missing or unfit bank account, or if the rate or the fee has changed, or the balance is too low
 */
export async function beginTopUp(
  tx: Tx,
  {
    body,
    at,
    rates,
    fees,
    key,
  }: { body: NewTopUp; at: Date; rates: RateSource; fees: FeeSource; key: SecretKey },
): Promise<BegunOperation> {
  const { userId, amount, source } = body;
  requireWholeWon(amount);
  if (compare(amount, minimumTopUp) < 0) {
    throw new Refusal('top-up-too-small', { minimum: minimumTopUp });
  }
  const code = source === 'bank' ? 'KRW' : source;
  const { won } = rateOf(rates, code);
  if (compare(won, body.rate) !== 0) {
    throw new Refusal('top-up-rate-changed', { won, source: code });
  }
  await requireLeftToday(tx, amount, { userId, name: 'topUp', at });
  const begun = {
    userId,
    transactionType: 'receive',
    operation: 'top-up',
    assetType: localCurrency,
    amount,
    method: source,
    createdAt: at,
  } as const;
  if (source === 'bank') {
    const columns = await accountSource(tx, body.bankAccountId, { userId, key });
    const { id } = await insertTransaction(tx, {
      ...begun,
      status: 'pending',
      ...columns,
    });
    return { transactionId: id, status: 'pending', assetTypes: [], participants: [userId] };
  }

  if (body.bankAccountId !== undefined) throw new Refusal('deposit-source-unfit');
  const assetType = requireAsset(source);
  const costAt = (charged: Fees) => {
    const chosen = fundingSources([], rates(), charged).find(({ id }) => id === source);
    if (chosen?.rate === undefined || chosen.id === 'bank') {
      throw new Error(`No funding source ${source}`);
    }
    return topUpCost(amount, chosen);
  };
  const cost = costAt(fees());
  const { required, total } = cost;
  const fee = chargedTopUpFee(cost);
  // The previous version's wallet states no fee, and shows the documented one.
  const shown = body.fee ?? chargedTopUpFee(costAt(documentedFees));
  if (compare(fee, shown) !== 0) throw new Refusal('top-up-fee-changed', { fee, source });
  await requireBalance(tx, { userId, assetType, amount: total });
  const wallet = { kind: 'wallet', userId } as const;
  const row = await insertTransaction(tx, {
    ...begun,
    fee,
    status: 'completed',
    settledAt: at,
    counterpartyName: source,
    paidAssetType: assetType,
    paidAmount: required,
    paidRate: won,
  });
  await post(tx, at, {
    kind: 'settlement',
    transactionId: row.id,
    moves: [
      { assetType, amount: required, from: wallet, to: { kind: 'exchange' } },
      { assetType, amount: fee, from: wallet, to: { kind: 'fees' } },
      { assetType: localCurrency, amount, from: { kind: 'exchange' }, to: wallet },
    ],
  });
  const told = await notifyOfTransactions(tx, [row], at);
  return {
    transactionId: row.id,
    status: 'completed',
    told,
    assetTypes: [assetType, localCurrency],
    participants: [userId],
  };
}
