import type { LocalWithdrawMethod } from '#wallet/entities/money-choices.ts';
import {
  isPositive,
  decimal,
  add,
  compare,
  truncate,
  type DecimalString,
} from '#wallet/money/decimal.ts';
import { readWon } from '#wallet/money/typed-amount.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { sourceOrDefault } from '#wallet/saved-sources.ts';
import {
  localWithdrawFee,
  minimumLocalWithdrawal,
  type LocalWithdrawFees,
} from '#wallet/rules/local-withdraw.ts';
import { bankMaintenance } from '#wallet/rules/rail-times.ts';

import { wonProblem } from './amount-problem.ts';
import type { FormResult } from './form-result.ts';

/** The maintenance of the banks, as written in the documents (local §9). */
export const bankMaintenanceWindow = `${bankMaintenance.start}-${bankMaintenance.end}`;

/** The amounts of the quick buttons, in won, under the documents' own labels (local §2). */
export const localWithdrawQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
  { label: '100K', amount: decimal('100000') },
];

/** The draft of the form; the method is empty while none is chosen (decision 58). */
export interface LocalWithdrawDraft {
  amount: string;
  /** The id of the bank account as text; empty for the default. */
  bankId: string;
  method: LocalWithdrawMethod | '';
}

/** The empty draft. */
export const emptyLocalWithdrawal: LocalWithdrawDraft = { amount: '', bankId: '', method: '' };

/** A withdrawal that passed every rule (local §7); both amounts in won, the fee charged on top. */
export interface LocalWithdrawal {
  amount: DecimalString;
  fee: DecimalString;
  bankId: BankAccount['id'];
  method: LocalWithdrawMethod;
}

/** The possible errors of each field. */
export interface LocalWithdrawFields {
  amount:
    | 'missing'
    | 'no-amount'
    | 'not-whole'
    | 'below-minimum'
    | 'above-balance'
    | 'fee-above-balance'
    | 'above-limit';
  bankId: 'removed' | 'no-accounts';
  method: 'missing';
}

/** The amount to deduct from the balance, in won: the amount, and the fee of the method once one is chosen. */
export function localWithdrawTotal(
  amount: DecimalString,
  method: LocalWithdrawDraft['method'],
  fees: LocalWithdrawFees,
): DecimalString {
  return method === '' ? amount : add(amount, localWithdrawFee(method, fees));
}

/** The amount of the button for the full balance, in whole won and ignoring fees; undefined below one won. */
export function fullLocalWithdrawal(balance: DecimalString): DecimalString | undefined {
  const whole = truncate(balance, 0);
  return isPositive(whole) ? whole : undefined;
}

type ReadAmount =
  | { problem: 'missing' | 'no-amount' | 'not-whole' | 'below-minimum' | 'above-limit' }
  | { problem: 'above-balance' | 'fee-above-balance'; required: DecimalString }
  | { amount: DecimalString };

/** The amount of a draft in won, or the first rule that it breaks, with the fee of the method once one is chosen. */
function readLocalWithdrawAmount(
  { amount: typed, method }: LocalWithdrawDraft,
  balance: DecimalString,
  left: DecimalString | undefined,
  fees: LocalWithdrawFees,
): ReadAmount {
  const amount = readWon(typed);
  if (amount === undefined || !isPositive(amount)) return { problem: wonProblem(typed) };
  if (compare(amount, minimumLocalWithdrawal) < 0) return { problem: 'below-minimum' };
  const required = localWithdrawTotal(amount, method, fees);
  if (compare(amount, balance) > 0) return { problem: 'above-balance', required };
  if (compare(required, balance) > 0) return { problem: 'fee-above-balance', required };
  return left !== undefined && compare(amount, left) > 0 ? { problem: 'above-limit' } : { amount };
}

/**
 * The withdrawal of a draft, or the first rule that it breaks (local §5). `left` is the remainder of the daily limit in
 * won; undefined if it is unknown, and then only the provider checks it (decision 173).
 */
export function checkLocalWithdraw(
  draft: LocalWithdrawDraft,
  balance: DecimalString,
  accounts: readonly BankAccount[],
  fees: LocalWithdrawFees,
  left?: DecimalString,
): FormResult<
  LocalWithdrawal,
  | 'local-withdraw.missing'
  | 'local-withdraw.invalid-amount'
  | 'local-withdraw.minimum'
  | 'local-withdraw.insufficient-balance'
  | undefined,
  LocalWithdrawFields
> {
  const { bankId, method } = draft;
  const read = readLocalWithdrawAmount(draft, balance, left, fees);
  const account = sourceOrDefault(accounts, bankId);
  const fields: Partial<LocalWithdrawFields> = {
    ...('problem' in read && { amount: read.problem }),
    ...(account === undefined && { bankId: accounts.length === 0 ? 'no-accounts' : 'removed' }),
    ...(method === '' && { method: 'missing' }),
  };
  if (accounts.length === 0 || method === '') {
    return { problem: 'local-withdraw.missing', fields };
  }
  if (!('problem' in read)) {
    // The form is complete, so only the field shows the error.
    if (account === undefined) return { problem: undefined, fields };
    const fee = localWithdrawFee(method, fees);
    return { accepted: { amount: read.amount, fee, bankId: account.id, method } };
  }
  switch (read.problem) {
    case 'missing':
      return { problem: 'local-withdraw.missing', fields };
    case 'no-amount':
    case 'not-whole':
      return { problem: 'local-withdraw.invalid-amount', fields };
    case 'below-minimum':
      return { problem: 'local-withdraw.minimum', fields };
    case 'above-limit':
      return { problem: undefined, fields };
    case 'above-balance':
    case 'fee-above-balance':
      return {
        problem: 'local-withdraw.insufficient-balance',
        figures: [read.required, balance],
        fields,
      };
  }
}
