import {
  isPositive,
  decimal,
  add,
  compare,
  readAmount,
  type DecimalString,
} from '#wallet/money/decimal.ts';

/** A bank account that the local currency can be withdrawn to (local §3); not the one of core (decision 41). */
export interface LocalBankAccount {
  id: string;
  bankName: string;
  bankCode: string;
  accountNumber: string;
  accountHolder: string;
  isDefault: boolean;
}

export const localWithdrawMethods = ['instant', 'standard', 'economy'] as const;
export type LocalWithdrawMethod = (typeof localWithdrawMethods)[number];

/** What each method costs in won, charged on top of the amount (local §9, decision 34). */
export const localWithdrawFees: Readonly<Record<LocalWithdrawMethod, DecimalString>> = {
  instant: decimal('500'),
  standard: decimal('200'),
  economy: decimal('0'),
};

/** The least that can be withdrawn, in won (local §9). */
export const minimumLocalWithdrawal = decimal('1000');

/** The stated daily limit, in won. It is told, not enforced (local §9, decision 37). */
export const dailyLocalWithdrawLimit = decimal('1000000');

/** When the banks are under maintenance, in the documents' own words (local §9). It is told, not enforced. */
export const bankMaintenanceWindow = '23:30-06:00';

/** What the quick buttons set, in won, under the documents' own labels (local §2). */
export const localWithdrawQuickAmounts: readonly { label: string; amount: DecimalString }[] = [
  { label: '10K', amount: decimal('10000') },
  { label: '50K', amount: decimal('50000') },
  { label: '100K', amount: decimal('100000') },
];

/** The form as typed; account and method are empty while none is chosen (decision 58). */
export interface LocalWithdrawDraft {
  amount: string;
  bankId: LocalBankAccount['id'];
  method: LocalWithdrawMethod | '';
}

export const emptyLocalWithdrawal: LocalWithdrawDraft = { amount: '', bankId: '', method: '' };

/** What the simulated withdrawal takes (local §7); the amount in won, without the fee. */
export interface LocalWithdrawal {
  amount: DecimalString;
  bankId: LocalBankAccount['id'];
  method: LocalWithdrawMethod;
}

export type LocalWithdrawField = keyof LocalWithdrawDraft;

export type LocalWithdrawProblem =
  | 'local-withdraw.missing'
  | 'local-withdraw.invalid-amount'
  | 'local-withdraw.minimum'
  | 'local-withdraw.insufficient-balance';

/** What leaves the balance, in won: the amount, and the fee of the method once one is chosen. */
export function localWithdrawTotal(
  amount: DecimalString,
  method: LocalWithdrawDraft['method'],
): DecimalString {
  return method === '' ? amount : add(amount, localWithdrawFees[method]);
}

/** What the full amount button sets: the whole balance, whatever fee comes on top. Nothing where there is none. */
export function fullLocalWithdrawal(balance: DecimalString): DecimalString | undefined {
  return isPositive(balance) ? balance : undefined;
}

/** The fields that hold nothing, in the form's order. */
export function missingLocalWithdrawFields(
  { amount, bankId, method }: LocalWithdrawDraft,
  accounts: readonly LocalBankAccount[],
): LocalWithdrawField[] {
  const missing: Readonly<Record<LocalWithdrawField, boolean>> = {
    amount: amount.trim() === '',
    bankId: !accounts.some(({ id }) => id === bankId),
    method: method === '',
  };
  const fields: LocalWithdrawField[] = ['amount', 'bankId', 'method'];
  return fields.filter((field) => missing[field]);
}

/** The amount of a draft in won, or the first rule that it breaks, with the fee of the method once one is chosen. */
export function checkLocalWithdrawAmount(
  { amount: typed, method }: Pick<LocalWithdrawDraft, 'amount' | 'method'>,
  balance: DecimalString,
): { amount: DecimalString } | { problem: LocalWithdrawProblem } {
  if (typed.trim() === '') return { problem: 'local-withdraw.missing' };
  const amount = readAmount(typed);
  if (amount === undefined) return { problem: 'local-withdraw.invalid-amount' };
  if (compare(amount, minimumLocalWithdrawal) < 0) return { problem: 'local-withdraw.minimum' };
  return compare(localWithdrawTotal(amount, method), balance) > 0
    ? { problem: 'local-withdraw.insufficient-balance' }
    : { amount };
}

/** The withdrawal that a draft asks for, or the first rule that it breaks (local §5). */
export function checkLocalWithdraw(
  draft: LocalWithdrawDraft,
  balance: DecimalString,
  accounts: readonly LocalBankAccount[],
): { accepted: LocalWithdrawal } | { problem: LocalWithdrawProblem } {
  const { bankId, method } = draft;
  if (method === '' || missingLocalWithdrawFields(draft, accounts).length > 0) {
    return { problem: 'local-withdraw.missing' };
  }
  const checked = checkLocalWithdrawAmount(draft, balance);
  return 'problem' in checked ? checked : { accepted: { amount: checked.amount, bankId, method } };
}
