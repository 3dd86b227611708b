import type { NewDeposit } from '#wallet/entities/money-operation.ts';
import { depositFee, depositLimits } from '#wallet/rules/deposit.ts';
import { compare } from '#wallet/money/decimal.ts';

import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { insertTransaction, requireAsset } from '../ledger/transactions.ts';
import type { BegunOperation } from './begun-operation.ts';
import { requireUnits } from './whole-won.ts';
import { rateOf, type RateSource } from './rates.ts';

const sources = {
  bank: 'Bank transfer',
  card: 'Card',
  crypto: 'Crypto network',
  wire: 'Wire transfer',
} as const;

/**
 * Begins a deposit: the rail charges the amount and the fee, and then the wallet is credited with the amount.
 * @throws {Refusal} for an unknown asset, a fraction of a won or an amount outside the limits,
 *   or if the fee has changed
 */
export async function beginDeposit(
  tx: Tx,
  { body, at, rates }: { body: NewDeposit; at: Date; rates: RateSource },
): Promise<BegunOperation> {
  const { userId, amount, method } = body;
  const assetType = requireAsset(body.assetType);
  requireUnits(amount, assetType);
  const { minimum, maximum } = depositLimits;
  if (compare(amount, minimum) < 0 || compare(amount, maximum) > 0) {
    throw new Refusal('deposit-out-of-range', { minimum, maximum, assetType });
  }
  const fee = depositFee({ assetType, amount, method, rate: rateOf(rates, assetType).dollars });
  if (compare(fee, body.fee) !== 0) {
    throw new Refusal('deposit-fee-changed', { fee, assetType });
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
    counterpartyName: sources[method],
    createdAt: at,
  });
  return { transactionId: id, status: 'pending', assetTypes: [], participants: [userId] };
}
