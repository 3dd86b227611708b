import type { NewDeposit } from '#wallet/entities/money-operation.ts';
import { depositCharge, depositFee, depositLimits } from '#wallet/rules/deposit.ts';
import { localCurrency } from '#wallet/money/assets.ts';
import { add, compare } from '#wallet/money/decimal.ts';

import type { SecretKey } from '../accounts/secret-key.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { insertTransaction, requireAsset } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';
import { requireLeftToday } from './daily-limit.ts';
import { depositSource } from './deposit-source.ts';
import type { FeeSource } from './operator-fees.ts';
import { requireUnits } from './whole-won.ts';
import { rateOf, type RateSource } from './rates.ts';

/**
 * Begins a deposit: the rail charges the amount and the fee to its source, and then the wallet is credited with the
 * amount (decision 205).
 * @throws {Refusal} for an unknown asset, a fraction of a won, an amount outside the limits or above the remaining
 *   daily limit of the local currency, or a missing or unfit source, or if the fee or the charge has changed
 */
export async function beginDeposit(
  tx: Tx,
  {
    body,
    at,
    rates,
    fees,
    key,
  }: { body: NewDeposit; at: Date; rates: RateSource; fees: FeeSource; key: SecretKey },
): Promise<BegunOperation> {
  const { userId, amount, method } = body;
  const assetType = requireAsset(body.assetType);
  requireUnits(amount, assetType);
  const { minimum, maximum } = depositLimits;
  if (compare(amount, minimum) < 0 || compare(amount, maximum) > 0) {
    throw new Refusal('deposit-out-of-range', { minimum, maximum, assetType });
  }
  const rate = rateOf(rates, assetType);
  const fee = depositFee({ assetType, amount, method, rate: rate.dollars }, fees());
  if (compare(fee, body.fee) !== 0) {
    throw new Refusal('deposit-fee-changed', { fee, assetType });
  }
  if (assetType === localCurrency) {
    const refusal = 'deposit-above-limit';
    await requireLeftToday(tx, amount, { userId, name: 'topUp', at, refusal });
  }
  const { columns, currency } = await depositSource(tx, body, { userId, at, key });
  const charge = currency && depositCharge(add(amount, fee), currency, rate);
  // The previous version's wallet shows no charge.
  if (charge && body.charged !== undefined && compare(charge.amount, body.charged) !== 0) {
    throw new Refusal('deposit-charge-changed', {
      charged: charge.amount,
      currency: charge.currency,
    });
  }
  const { id } = await insertTransaction(tx, {
    userId,
    transactionType: 'receive',
    operation: 'deposit',
    assetType,
    amount,
    fee,
    method,
    status: 'pending',
    ...columns,
    chargedCurrency: charge?.currency ?? null,
    chargedAmount: charge?.amount ?? null,
    chargedRate: charge?.rate ?? null,
    createdAt: at,
  });
  return { transactionId: id, status: 'pending', assetTypes: [], participants: [userId] };
}
