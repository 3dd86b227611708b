import type { DepositMethod } from '#wallet/entities/money-choices.ts';
import { dollarRate, type Rates } from '#wallet/money/assets.ts';
import type { DecimalString } from '#wallet/money/decimal.ts';
import { isTooFine } from '#wallet/money/fraction-digits.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import { depositFee } from '#wallet/rules/deposit.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The draft of the form. */
export interface DepositDraft {
  assetType: string;
  amount: string;
  method: DepositMethod | '';
}

/** The empty draft. */
export const emptyDeposit: DepositDraft = { assetType: '', amount: '', method: '' };

/** A deposit that passed every rule; amount and fee in units of the asset. */
export interface Deposit {
  assetType: string;
  amount: DecimalString;
  fee: DecimalString;
  method: DepositMethod;
}

/** The possible errors of each field. */
export interface DepositFields {
  assetType: 'missing';
  amount: 'missing' | 'no-amount' | 'not-whole';
  method: 'missing';
}

/**
 * The deposit of a draft, or the rule that it breaks (core §5). An unreadable amount counts as missing (decision 38).
 * A fraction of a won has no notice: its field shows the error.
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
