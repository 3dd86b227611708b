import type { DepositMethod } from '#wallet/entities/money-operation.ts';
import {
  decimal,
  divide,
  multiply,
  readAmount,
  type DecimalString,
} from '#wallet/money/decimal.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** What a method says that it costs. Only shown: nothing is computed from it (core §9, decision 34). */
export const depositFees: Readonly<Record<DepositMethod, string>> = {
  bank: 'Free',
  card: '2.5%',
  crypto: 'Network fee',
  wire: '$15',
};

const cardFeeRate = decimal('0.025');
const wireFeeDollars = decimal('15');

/**
 * What a deposit costs on top of its amount, in units of the asset, rounded up at the ledger's last digit: a share of
 * the amount by card, $15 at the rate by wire (decision 90). The network of a crypto deposit takes its fee from the
 * sender, not from the wallet. `dollarRate` is dollars per unit.
 */
export function depositFee(
  amount: DecimalString,
  method: DepositMethod,
  dollarRate: DecimalString,
): DecimalString {
  switch (method) {
    case 'card':
      return divide(multiply(amount, cardFeeRate), decimal('1'), 'up');
    case 'wire':
      return divide(wireFeeDollars, dollarRate, 'up');
    case 'bank':
    case 'crypto':
      return decimal('0');
  }
}

/** The hint's limits, in units of the asset. Only shown: amounts beyond them are accepted (core §5). */
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

/** A deposit that passed every rule. */
export interface Deposit {
  assetType: string;
  amount: DecimalString;
  method: DepositMethod;
}

/** What can be wrong with each field. */
export interface DepositFields {
  assetType: 'missing';
  amount: 'missing' | 'no-amount';
  method: 'missing';
}

/**
 * The deposit that a draft asks for, or the rule that it breaks (core §5). No amount counts as not filled (decision
 * 38).
 */
export function checkDeposit(
  draft: DepositDraft,
): FormResult<Deposit, 'deposit.missing-information', DepositFields> {
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount);
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
  return { accepted: { assetType, amount, method } };
}
