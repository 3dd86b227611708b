import {
  topUpAssets,
  type FundingSourceId,
  type TopUpAsset,
} from '#wallet/entities/money-choices.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  add,
  decimal,
  divide,
  isPositive,
  multiply,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';

interface Terms {
  name: string;
  /** The fee as a share of what is required, and in words. */
  feeRate: DecimalString;
  fee: string;
  processingTime: string;
}

const sourceTerms: Readonly<Record<FundingSourceId, Terms>> = {
  bank: { name: 'Bank Account', feeRate: decimal('0'), fee: 'Free', processingTime: 'Instant' },
  XP: { name: 'XP', feeRate: decimal('0.01'), fee: '1%', processingTime: '1-2 minutes' },
  USDC: { name: 'USDC', feeRate: decimal('0.02'), fee: '2%', processingTime: '2-5 minutes' },
  CBDC: { name: 'CBDC', feeRate: decimal('0.005'), fee: '0.5%', processingTime: '1-3 minutes' },
};

/** A bank account: free, always available, and its balance is nothing that the wallet knows. */
export interface BankSource extends Terms {
  id: 'bank';
  available: true;
  /** Won per won. */
  rate: DecimalString;
}

/** An asset of the wallet that pays for a top-up. */
export interface AssetSource extends Terms {
  id: TopUpAsset;
  /** Whether there is any of it. */
  available: boolean;
  /** In units of the asset. */
  balance: DecimalString;
  /** Won per unit. */
  rate: DecimalString;
}

/** An asset that the provider gives no rate for: nothing can be paid with it (decision 91). */
export interface UnratedSource extends Terms {
  id: TopUpAsset;
  available: false;
  /** In units of the asset. */
  balance: DecimalString;
  rate: undefined;
}

/** A source that a top-up can be paid from. */
export type PayingSource = BankSource | AssetSource;

/** Where the money of a top-up can come from. */
export type FundingSource = PayingSource | UnratedSource;

/** The least that is topped up, in won (local §9). */
export const minimumTopUp = decimal('1000');

/** The stated daily maximum, in won. The form tells it, and the provider enforces it (local §9, decision 90). */
export const dailyTopUpMaximum = decimal('1000000');

/** Every source, in the documents' order, with what is held of it. */
export function fundingSources(
  holdings: readonly Holding[],
  rates: readonly ExchangeRate[],
): readonly FundingSource[] {
  const rateOf = (id: TopUpAsset) => rates.find(({ assetType }) => assetType === id)?.won;
  return [
    { ...sourceTerms.bank, id: 'bank', available: true, rate: wonPerWon },
    ...topUpAssets.map((id) => assetSource(id, balanceOf(holdings, id), rateOf(id))),
  ];
}

const wonPerWon = decimal('1');

function assetSource(
  id: TopUpAsset,
  balance: DecimalString,
  rate: DecimalString | undefined,
): AssetSource | UnratedSource {
  const source = { ...sourceTerms[id], id, balance };
  return rate === undefined
    ? { ...source, available: false, rate }
    : { ...source, available: isPositive(balance), rate };
}

/** What a top-up takes of an asset, in its units. */
export interface TopUpCost {
  required: DecimalString;
  fee: DecimalString;
  total: DecimalString;
}

/**
 * Required = amount / rate, fee = required × percentage, and both together (local §9). Each is one division of its own,
 * rounded up at the ledger's last digit: so nothing is ever paid too little, and a total that comes out even is even.
 */
export function topUpCost(amount: DecimalString, { rate, feeRate }: AssetSource): TopUpCost {
  return {
    required: divide(amount, rate, 'up'),
    fee: divide(multiply(amount, feeRate), rate, 'up'),
    total: divide(multiply(amount, add(decimal('1'), feeRate)), rate, 'up'),
  };
}

/** The most that an asset pays for with its fee, in whole won. */
export function maxCoveredBy({ balance, rate, feeRate }: AssetSource): DecimalString {
  return truncate(divide(multiply(balance, rate), add(decimal('1'), feeRate), 'down'), 0);
}
