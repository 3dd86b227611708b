import {
  topUpAssets,
  type FundingSourceId,
  type TopUpAsset,
} from '#wallet/entities/money-choices.ts';
import type { NewTopUp } from '#wallet/entities/money-operation.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  isPositive,
  decimal,
  add,
  compare,
  divide,
  multiply,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';

import { wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

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

/** What the quick buttons set, in won, under the documents' own labels (local §2). */
export const topUpQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
  { label: '100K', amount: decimal('100000') },
  { label: '200K', amount: decimal('200000') },
];

/** The top-up form as typed. */
export interface TopUpDraft {
  amount: string;
  /** Empty while none is chosen (decision 58). */
  source: FundingSourceId | '';
}

/** The form before anything is typed. */
export const emptyTopUp: TopUpDraft = { amount: '', source: '' };

/** A top-up that passed every rule: the amount in won, and the rate that was shown, in won per unit of the source. */
export type TopUp = Omit<NewTopUp, 'userId'>;

/** What can be wrong with each field. */
export interface TopUpFields {
  amount: 'missing' | 'no-amount' | 'not-whole' | 'below-minimum' | { aboveBalanceOf: AssetSource };
  source: 'missing';
}

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

/** The source that a draft has chosen; nothing while it has chosen none, or one that has since run out. */
export function chosenSource(
  { source }: TopUpDraft,
  sources: readonly FundingSource[],
): PayingSource | undefined {
  return sources.find(
    (candidate): candidate is PayingSource => candidate.id === source && candidate.available,
  );
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
export function mostCoveredBy({ balance, rate, feeRate }: AssetSource): DecimalString {
  return truncate(divide(multiply(balance, rate), add(decimal('1'), feeRate), 'down'), 0);
}

/**
 * What the Max button sets, in whole won: all that an asset pays for, up to the daily maximum. Nothing where that is
 * below the minimum.
 */
export function mostToTopUp(source: PayingSource | undefined): DecimalString | undefined {
  if (source === undefined || source.id === 'bank') return undefined;
  const covered = mostCoveredBy(source);
  const most = compare(covered, dailyTopUpMaximum) > 0 ? dailyTopUpMaximum : covered;
  return compare(most, minimumTopUp) < 0 ? undefined : most;
}

/**
 * The top-up that a draft asks for, or the first rule that it breaks (local §5). What is zero or less is below the
 * minimum; the whole balance may go; a bank's balance is not looked at.
 */
export function checkTopUp(
  draft: TopUpDraft,
  sources: readonly FundingSource[],
): FormResult<
  TopUp,
  | 'local-topup.missing-information'
  | 'local-topup.minimum-amount'
  | 'local-topup.insufficient-balance',
  TopUpFields
> {
  const amount = readWon(draft.amount);
  const source = chosenSource(draft, sources);
  if (amount === undefined || source === undefined) {
    return {
      problem: 'local-topup.missing-information',
      fields: {
        ...(amount === undefined && {
          amount: wonProblem(draft.amount),
        }),
        ...(source === undefined && { source: 'missing' }),
      },
    };
  }
  if (compare(amount, minimumTopUp) < 0) {
    return { problem: 'local-topup.minimum-amount', fields: { amount: 'below-minimum' } };
  }
  if (source.id !== 'bank') {
    const { total } = topUpCost(amount, source);
    if (compare(total, source.balance) > 0) {
      return {
        problem: 'local-topup.insufficient-balance',
        figures: [total, source.balance, source.id],
        fields: { amount: { aboveBalanceOf: source } },
      };
    }
  }
  return { accepted: { amount, source: source.id, rate: source.rate } };
}
