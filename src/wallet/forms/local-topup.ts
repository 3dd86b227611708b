import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { FundingSourceId } from '#wallet/entities/money-choices.ts';
import type { NewTopUp } from '#wallet/entities/money-operation.ts';
import { decimal, compare, type DecimalString } from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import {
  chargedTopUpFee,
  dailyTopUpMaximum,
  minimumTopUp,
  maxCoveredBy,
  topUpCost,
  type AssetSource,
  type FundingSource,
  type PayingSource,
} from '#wallet/rules/local-topup.ts';

import { sourceOrDefault } from '#wallet/saved-sources.ts';

import { wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The amounts of the quick buttons, in won, under the documents' own labels (local §2). */
export const topUpQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
  { label: '100K', amount: decimal('100000') },
  { label: '200K', amount: decimal('200000') },
];

/** The draft of the form. */
export interface TopUpDraft {
  amount: string;
  /** Empty while none is chosen (decision 58). */
  source: FundingSourceId | '';
  /** The id of the chosen bank account as text; empty for the default. */
  bankAccountId: string;
}

/** The empty draft. */
export const emptyTopUp: TopUpDraft = { amount: '', source: '', bankAccountId: '' };

/** A top-up that passed every rule: the amount in won, and the rate that was shown, in won per unit of the source. */
export type TopUp = Omit<NewTopUp, 'userId'>;

/** The possible errors of each field. */
export interface TopUpFields {
  amount:
    | 'missing'
    | 'no-amount'
    | 'not-whole'
    | 'below-minimum'
    | { aboveBalanceOf: AssetSource }
    /** The remainder of the daily limit in won. */
    | { aboveLimit: DecimalString };
  source: 'missing' | { unavailable: FundingSource };
  account: 'no-accounts' | 'removed';
}

/** The chosen source of a draft if it can no longer pay: its balance has run out, or its rate is missing. */
export function unavailableSource(
  { source }: TopUpDraft,
  sources: readonly FundingSource[],
): FundingSource | undefined {
  return sources.find(({ id, available }) => id === source && !available);
}

/** The chosen source of a draft; undefined if none is chosen, or if the source is no longer available. */
export function chosenSource(
  { source }: TopUpDraft,
  sources: readonly FundingSource[],
): PayingSource | undefined {
  return sources.find(
    (candidate): candidate is PayingSource => candidate.id === source && candidate.available,
  );
}

/**
 * The amount of the Max button, in whole won: the maximum that an asset covers, up to the remainder of the daily limit.
 * Undefined if that is below the minimum.
 */
export function maxTopUp(
  source: PayingSource | undefined,
  left: DecimalString = dailyTopUpMaximum,
): DecimalString | undefined {
  if (source === undefined || source.id === 'bank') return undefined;
  const covered = maxCoveredBy(source);
  const most = compare(covered, left) > 0 ? left : covered;
  return compare(most, minimumTopUp) < 0 ? undefined : most;
}

/**
 * The top-up of a draft, or the first rule that it breaks (local §5). Zero and negative amounts are below the
 * minimum; the full balance may be used; a bank's balance is not checked. `left` is the remainder of the daily limit in
 * won; undefined if it is unknown, and then only the provider checks it (decision 173).
 */
export function checkTopUp(
  draft: TopUpDraft,
  sources: readonly FundingSource[],
  accounts: readonly BankAccount[],
  left?: DecimalString,
): FormResult<
  TopUp,
  | 'local-topup.missing-information'
  | 'local-topup.minimum-amount'
  | 'local-topup.insufficient-balance'
  | undefined,
  TopUpFields
> {
  const amount = readWon(draft.amount);
  const source = chosenSource(draft, sources);
  const account =
    source?.id === 'bank' ? sourceOrDefault(accounts, draft.bankAccountId) : undefined;
  const lacksAccount = source?.id === 'bank' && account === undefined;
  const unavailable = unavailableSource(draft, sources);
  if (amount === undefined || source === undefined || (lacksAccount && accounts.length === 0)) {
    const typed = amount === undefined ? wonProblem(draft.amount) : undefined;
    // A form with an amount that is no whole won, or with a source that has run out, is complete, so only the field
    // shows the error.
    const isComplete =
      typed !== 'missing' &&
      (source !== undefined || unavailable !== undefined) &&
      !(lacksAccount && accounts.length === 0);
    return {
      problem: isComplete ? undefined : 'local-topup.missing-information',
      fields: {
        ...(typed && { amount: typed }),
        ...(source === undefined && { source: unavailable ? { unavailable } : 'missing' }),
        ...(lacksAccount && { account: accounts.length === 0 ? 'no-accounts' : 'removed' }),
      },
    };
  }
  // The form is complete, so only the field shows the error.
  if (lacksAccount) return { problem: undefined, fields: { account: 'removed' } };
  if (compare(amount, minimumTopUp) < 0) {
    return { problem: 'local-topup.minimum-amount', fields: { amount: 'below-minimum' } };
  }
  const cost = source.id === 'bank' ? undefined : topUpCost(amount, source);
  if (cost && source.id !== 'bank') {
    if (compare(cost.total, source.balance) > 0) {
      return {
        problem: 'local-topup.insufficient-balance',
        figures: [cost.total, source.balance, source.id],
        fields: { amount: { aboveBalanceOf: source } },
      };
    }
  }
  if (left !== undefined && compare(amount, left) > 0) {
    return { problem: undefined, fields: { amount: { aboveLimit: left } } };
  }
  return {
    accepted: {
      amount,
      source: source.id,
      rate: source.rate,
      ...(cost && { fee: chargedTopUpFee(cost) }),
      ...(account && { bankAccountId: account.id }),
    },
  };
}
