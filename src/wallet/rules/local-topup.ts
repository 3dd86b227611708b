import { topUpAssets, type TopUpAsset } from '#wallet/entities/money-choices.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import type { Fees } from '#wallet/entities/fees.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  add,
  decimal,
  isPositive,
  multiply,
  subtract,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';
import { formatShare } from '#wallet/money/format-fee.ts';

import { topUpTimes, type RailTime } from './rail-times.ts';

/** The fees of top-ups. */
export type TopUpFees = Pick<Fees, `top-up-${TopUpAsset}`>;

interface Terms {
  /** The fee as a share of the required amount, and in words. */
  feeRate: DecimalString;
  fee: string;
  /** The time of the top-up. */
  time: RailTime;
}

/** A bank account: free and always available; the wallet does not know its balance. */
export interface BankSource extends Terms {
  id: 'bank';
  available: true;
  /** Won per won. */
  rate: DecimalString;
}

/** An asset of the wallet that pays for a top-up. */
export interface AssetSource extends Terms {
  id: TopUpAsset;
  /** Whether the balance is above zero. */
  available: boolean;
  /** In units of the asset. */
  balance: DecimalString;
  /** Won per unit. */
  rate: DecimalString;
}

/** An asset without a rate of the provider, which cannot be used to pay (decision 91). */
export interface UnratedSource extends Terms {
  id: TopUpAsset;
  available: false;
  /** In units of the asset. */
  balance: DecimalString;
  rate: undefined;
}

/** A source that can pay for a top-up. */
export type PayingSource = BankSource | AssetSource;

/** A source of the money for a top-up. */
export type FundingSource = PayingSource | UnratedSource;

/** Minimum amount of a top-up, in won (local §9). */
export const minimumTopUp = decimal('1000');

/** The documented daily maximum, in won. The form shows it, and the provider enforces it (local §9, decision 90). */
export const dailyTopUpMaximum = decimal('1000000');

/** Every source, in the documents' order, with its balance. A bank account is free (local §9). */
export function fundingSources(
  holdings: readonly Holding[],
  rates: readonly ExchangeRate[],
  fees: TopUpFees,
): readonly FundingSource[] {
  const rateOf = (id: TopUpAsset) => rates.find(({ assetType }) => assetType === id)?.won;
  return [
    {
      ...feeTerms(decimal('0')),
      time: topUpTimes.bank,
      id: 'bank',
      available: true,
      rate: wonPerWon,
    },
    ...topUpAssets.map((id) => {
      const terms = { ...feeTerms(fees[`top-up-${id}`]), time: topUpTimes[id] };
      return assetSource({ ...terms, id, balance: balanceOf(holdings, id) }, rateOf(id));
    }),
  ];
}

const wonPerWon = decimal('1');

const feeTerms = (feeRate: DecimalString) => ({ feeRate, fee: formatShare(feeRate) });

function assetSource(
  source: Omit<UnratedSource, 'available' | 'rate'>,
  rate: DecimalString | undefined,
): AssetSource | UnratedSource {
  return rate === undefined
    ? { ...source, available: false, rate }
    : { ...source, available: isPositive(source.balance), rate };
}

/** The cost of a top-up for an asset, in its units. */
export interface TopUpCost {
  required: DecimalString;
  fee: DecimalString;
  total: DecimalString;
}

/** The charged fee of a top-up: the figures of its cost are rounded independently, and the total is charged. */
export function chargedTopUpFee({ required, total }: TopUpCost): DecimalString {
  return subtract(total, required);
}

/**
 * Required = amount / rate, fee = required × percentage, and the total (local §9). Each is a separate division,
 * rounded up at the ledger's last digit, so that no payment is too small and an exact total stays exact.
 */
export function topUpCost(amount: DecimalString, { rate, feeRate }: AssetSource): TopUpCost {
  return {
    required: divide(amount, rate, 'up'),
    fee: divide(multiply(amount, feeRate), rate, 'up'),
    total: divide(multiply(amount, add(decimal('1'), feeRate)), rate, 'up'),
  };
}

/** The maximum amount that an asset covers including its fee, in whole won. */
export function maxCoveredBy({ balance, rate, feeRate }: AssetSource): DecimalString {
  return truncate(divide(multiply(balance, rate), add(decimal('1'), feeRate), 'down'), 0);
}
