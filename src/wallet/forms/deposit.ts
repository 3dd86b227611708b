import type { DepositMethod } from '#wallet/entities/money-choices.ts';
import { dollarRate, type Rates } from '#wallet/money/assets.ts';
import { decimal, divide, multiply, roundUp, type DecimalString } from '#wallet/money/decimal.ts';
import { fractionDigitsOf, isTooFine } from '#wallet/money/fraction-digits.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** What a method says that it costs (core §9). */
export const depositFees: Readonly<Record<DepositMethod, string>> = {
  bank: 'Free',
  card: '2.5%',
  crypto: 'Network fee',
  wire: '$15',
};

/** What a card costs, as a share of the amount. */
const cardFeeRate = decimal('0.025');

/** What a wire costs, in dollars. */
const wireFee = decimal('15');

/**
 * What a deposit costs on top of its amount, in units of the asset, rounded up to its digits (decision 90). Wallet and
 * provider both ask here. `rate` is dollars per unit. The fee of a crypto deposit goes to its network, so the provider
 * takes none.
 */
export function depositFee({
  assetType,
  amount,
  method,
  rate,
}: Pick<Deposit, 'assetType' | 'amount' | 'method'> & { rate: DecimalString }): DecimalString {
  const digits = fractionDigitsOf(assetType);
  switch (method) {
    case 'card':
      return roundUp(multiply(amount, cardFeeRate), digits);
    case 'wire':
      return roundUp(divide(wireFee, rate, 'up'), digits);
    case 'bank':
    case 'crypto':
      return decimal('0');
  }
}

/**
 * The hint's limits, in units of the asset. The form only shows them; the provider refuses amounts beyond them
 * (core §5, decision 90).
 */
export const depositLimits = {
  minimum: decimal('10'),
  maximum: decimal('100000'),
};

/** The deposit form as typed. */
export interface DepositDraft {
  assetType: string;
  amount: string;
  method: DepositMethod | '';
}

/** The form before anything is typed. */
export const emptyDeposit: DepositDraft = { assetType: '', amount: '', method: '' };

/** A deposit that passed every rule; amount and fee in units of the asset. */
export interface Deposit {
  assetType: string;
  amount: DecimalString;
  fee: DecimalString;
  method: DepositMethod;
}

/** What can be wrong with each field. */
export interface DepositFields {
  assetType: 'missing';
  amount: 'missing' | 'no-amount' | 'not-whole';
  method: 'missing';
}

/**
 * The deposit that a draft asks for, or the rule that it breaks (core §5). No amount counts as not filled (decision
 * 38). A fraction of a won has no notice: its field says what is wrong.
 */
export function checkDeposit(
  draft: DepositDraft,
  rates: Rates,
): FormResult<Deposit, 'deposit.missing-information' | undefined, DepositFields> {
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  if (assetType === '' || amount === undefined || method === '') {
    return {
      problem: 'deposit.missing-information',
      fields: {
        ...(assetType === '' && { assetType: 'missing' }),
        ...(amount === undefined && { amount: amountProblem(draft.amount) }),
        ...(method === '' && { method: 'missing' }),
      },
    };
  }
  if (isTooFine(amount, assetType)) return { problem: undefined, fields: { amount: 'not-whole' } };
  const fee = depositFee({ assetType, amount, method, rate: dollarRate(rates, assetType) });
  return { accepted: { assetType, amount, fee, method } };
}
