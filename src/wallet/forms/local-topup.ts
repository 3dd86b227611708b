import {
  topUpAssets,
  type FundingSourceId,
  type TopUpAsset,
} from '#wallet/entities/money-operation.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import {
  isPositive,
  decimal,
  add,
  compare,
  divide,
  multiply,
  readWon,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';

import { wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** Won per unit (local §3). */
export type ExchangeRates = Readonly<Record<TopUpAsset | 'KRW', DecimalString>>;

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

/** Where the money of a top-up can come from. */
export type FundingSource = BankSource | AssetSource;

/** The least that is topped up, in won (local §9). */
export const minimumTopUp = decimal('1000');

/** The stated daily maximum, in won. It is told, not enforced (local §9, decision 37). */
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

/** What the simulated top-up takes (local §7); the amount in won. */
export interface TopUp {
  amount: DecimalString;
  source: FundingSourceId;
}

/** What can be wrong with each field. */
export interface TopUpFields {
  amount: 'missing' | 'no-amount' | 'not-whole' | 'below-minimum' | { aboveBalanceOf: AssetSource };
  source: 'missing';
}

/** Every source, in the documents' order, with what is held of it. */
export function fundingSources(
  holdings: readonly Holding[],
  rates: ExchangeRates,
): readonly FundingSource[] {
  return [
    { ...sourceTerms.bank, id: 'bank', available: true, rate: rates.KRW },
    ...topUpAssets.map((id) => assetSource(id, balanceOf(holdings, id), rates[id])),
  ];
}

function assetSource(id: TopUpAsset, balance: DecimalString, rate: DecimalString): AssetSource {
  return { ...sourceTerms[id], id, available: isPositive(balance), balance, rate };
}

/** The source that a draft has chosen; nothing while it has chosen none, or one that has since run out. */
export function chosenSource(
  { source }: TopUpDraft,
  sources: readonly FundingSource[],
): FundingSource | undefined {
  return sources.find(({ id, available }) => id === source && available);
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
  return { accepted: { amount, source: source.id } };
}
