import type { WithdrawSpeed } from '#wallet/entities/money-choices.ts';
import { balanceOf, type Holding } from '#wallet/money/assets.ts';
import { compare, type DecimalString } from '#wallet/money/decimal.ts';
import { isTooFine } from '#wallet/money/fraction-digits.ts';
import { readAmount } from '#wallet/money/typed-amount.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { sourceOrDefault } from '#wallet/saved-sources.ts';
import { isAboveLeft } from '#wallet/rules/left-today.ts';
import { totalDeducted, withdrawFee, type WithdrawFees } from '#wallet/rules/withdraw.ts';

import { amountProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The draft of the form. */
export interface WithdrawDraft {
  assetType: string;
  amount: string;
  /** The id of the bank account as text; empty for the default. */
  bankAccountId: string;
  speed: WithdrawSpeed;
}

/** The empty draft. */
export const emptyWithdrawal: WithdrawDraft = {
  assetType: '',
  amount: '',
  bankAccountId: '',
  speed: 'standard',
};

/** A withdrawal that passed every rule; the fee, in units of the asset, is charged on top of the amount. */
export interface Withdrawal {
  assetType: string;
  amount: DecimalString;
  fee: DecimalString;
  speed: WithdrawSpeed;
  bankAccountId: BankAccount['id'];
}

/** The possible errors of each field. */
export interface WithdrawFields {
  assetType: 'missing';
  amount:
    'missing' | 'no-amount' | 'not-whole' | 'above-balance' | 'fee-above-balance' | 'above-limit';
  bankAccountId: 'removed' | 'no-accounts';
}

/**
 * The withdrawal of a draft, or the first rule that it breaks (core §5). A fraction of a won, and an amount above
 * `left`, the remainder of the daily limit in won, have no notice: the field shows the error.
 */
export function checkWithdraw(
  draft: WithdrawDraft,
  holdings: readonly Holding[],
  accounts: readonly BankAccount[],
  fees: WithdrawFees,
  left?: DecimalString,
): FormResult<
  Withdrawal,
  'withdraw.missing-information' | 'withdraw.insufficient-balance' | undefined,
  WithdrawFields
> {
  const { assetType, speed } = draft;
  const amount = readAmount(draft.amount, draft.assetType);
  const account = sourceOrDefault(accounts, draft.bankAccountId);
  if (assetType === '' || amount === undefined || accounts.length === 0) {
    return {
      problem: 'withdraw.missing-information',
      fields: {
        ...(assetType === '' && { assetType: 'missing' }),
        ...(amount === undefined && { amount: amountProblem(draft.amount) }),
        ...(account === undefined && {
          bankAccountId: accounts.length === 0 ? 'no-accounts' : 'removed',
        }),
      },
    };
  }
  // The form is complete, so only the field shows the error.
  if (account === undefined) return { problem: undefined, fields: { bankAccountId: 'removed' } };
  if (isTooFine(amount, assetType)) return { problem: undefined, fields: { amount: 'not-whole' } };
  const balance = balanceOf(holdings, assetType);
  if (compare(totalDeducted({ assetType, amount, speed }, fees), balance) > 0) {
    return {
      problem: 'withdraw.insufficient-balance',
      figures: [balance, assetType],
      fields: { amount: compare(amount, balance) > 0 ? 'above-balance' : 'fee-above-balance' },
    };
  }
  if (isAboveLeft(amount, assetType, left)) {
    return { problem: undefined, fields: { amount: 'above-limit' } };
  }
  const fee = withdrawFee({ assetType, amount, speed }, fees);
  return { accepted: { assetType, amount, fee, speed, bankAccountId: account.id } };
}
