import { decimal, readAmount, type DecimalString } from '#wallet/money/decimal.ts';

export const depositMethods = ['bank', 'card', 'crypto', 'wire'] as const;
export type DepositMethod = (typeof depositMethods)[number];

/** What a method says that it costs. Only shown: nothing is computed from it (core §9, decision 34). */
export const depositFees: Readonly<Record<DepositMethod, string>> = {
  bank: 'Free',
  card: '2.5%',
  crypto: 'Network fee',
  wire: '$15',
};

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

export const emptyDeposit: DepositDraft = { assetType: '', amount: '', method: '' };

/** A deposit that passed every rule. */
export interface Deposit {
  assetType: string;
  amount: DecimalString;
  method: DepositMethod;
}

/** The fields that hold nothing, in the form's order. An amount that is none counts as nothing (decision 38). */
export function missingDepositFields(draft: DepositDraft): (keyof DepositDraft)[] {
  const fields: (keyof DepositDraft)[] = ['assetType', 'amount', 'method'];
  return fields.filter((field) =>
    field === 'amount' ? readAmount(draft.amount) === undefined : draft[field] === '',
  );
}

/** The deposit that a draft asks for, or the rule that it breaks (core §5). */
export function checkDeposit(
  draft: DepositDraft,
): { accepted: Deposit } | { problem: 'deposit.missing-information' } {
  const { assetType, method } = draft;
  const amount = readAmount(draft.amount);
  if (assetType === '' || amount === undefined || method === '') {
    return { problem: 'deposit.missing-information' };
  }
  return { accepted: { assetType, amount, method } };
}
