import { describe, expect, test } from 'vitest';

import { dailyLocalWithdrawLimit, minimumLocalWithdrawal } from '#wallet/rules/local-withdraw.ts';
import {
  bankMaintenanceWindow,
  checkLocalWithdraw,
  emptyLocalWithdrawal,
  fullLocalWithdrawal,
  localWithdrawQuickAmounts,
  localWithdrawTotal,
  type LocalWithdrawDraft,
} from './local-withdraw.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import { decimal } from '#wallet/money/decimal.ts';

const fees = {
  'local-withdraw-instant': decimal('500'),
  'local-withdraw-standard': decimal('200'),
};

const account: BankAccount = {
  id: 3,
  bankName: 'Hana',
  accountNumber: '101-2034-5678-09',
  accountHolder: '김지우',
  accountType: 'checking',
  isDefault: true,
  paidBefore: true,
  otherHolder: false,
};
const draft: LocalWithdrawDraft = { amount: '10000', bankId: '3', method: 'instant' };
const check = (part: Partial<LocalWithdrawDraft>, balance = decimal('48500')) =>
  checkLocalWithdraw({ ...draft, ...part }, balance, [account], fees);

test('the constants are the documented ones', () => {
  expect(minimumLocalWithdrawal).toBe('1000');
  expect(dailyLocalWithdrawLimit).toBe('1000000');
  expect(bankMaintenanceWindow).toBe('23:30-06:00');
  expect(localWithdrawQuickAmounts).toEqual([
    { label: '10K', amount: '10000' },
    { label: '50K', amount: '50000' },
    { label: '100K', amount: '100000' },
  ]);
});

describe('the total of a withdrawal', () => {
  test.each([
    ['instant', '10500'],
    ['standard', '10200'],
    ['economy', '10000'],
    ['', '10000'],
  ] as const)('for 10,000 with %j is %s', (method, total) =>
    expect(localWithdrawTotal(decimal('10000'), method, fees)).toBe(total),
  );

  test('is exact where a float would not be', () =>
    expect(localWithdrawTotal(decimal('900719925474099.1'), 'instant', fees)).toBe(
      '900719925474599.1',
    ));
});

describe('the full amount', () => {
  test('is the balance without the fraction of a won', () =>
    expect(fullLocalWithdrawal(decimal('48500.25'))).toBe('48500'));
  test.each(['0', '0.99'])('of %s is undefined', (balance) =>
    expect(fullLocalWithdrawal(decimal(balance))).toBeUndefined(),
  );
});

describe('a withdrawal', () => {
  test('has its amount without the fee, its account and its method', () =>
    expect(check({ amount: '10,000' })).toEqual({
      accepted: { amount: '10000', bankId: 3, fee: '500', method: 'instant' },
    }));

  test.each<[Partial<LocalWithdrawDraft>, object]>([
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '  ' }, { amount: 'missing' }],
    [{ method: '' }, { method: 'missing' }],
    [emptyLocalWithdrawal, { amount: 'missing', method: 'missing' }],
    [
      { amount: '', bankId: '4' },
      { amount: 'missing', bankId: 'removed' },
    ],
    // Missing fields are reported first, together with the amount's error.
    [
      { amount: '-5', method: '' },
      { amount: 'no-amount', method: 'missing' },
    ],
    [
      { amount: '999', bankId: '4', method: '' },
      { amount: 'below-minimum', bankId: 'removed', method: 'missing' },
    ],
    [
      { amount: '48501', method: '' },
      { amount: 'above-balance', method: 'missing' },
    ],
    // Without a method there is no fee.
    [{ amount: '48500', method: '' }, { method: 'missing' }],
  ])('with %j is refused as missing', (part, fields) =>
    expect(check(part)).toEqual({ problem: 'local-withdraw.missing', fields }),
  );

  test('goes to the default while no account is chosen', () =>
    expect(check({ bankId: '' })).toHaveProperty('accepted.bankId', 3));

  test('goes to no other account than a chosen one that was removed', () =>
    expect(check({ bankId: '4' })).toEqual({ problem: undefined, fields: { bankId: 'removed' } }));

  test('without a saved bank account reports the missing accounts', () =>
    expect(checkLocalWithdraw({ ...draft, bankId: '' }, decimal('48500'), [], fees)).toEqual({
      problem: 'local-withdraw.missing',
      fields: { bankId: 'no-accounts' },
    }));

  test.each(['abc', '1e4', '0', '0.00', '-10000'])('of %s has no valid amount', (amount) =>
    expect(check({ amount })).toEqual({
      problem: 'local-withdraw.invalid-amount',
      fields: { amount: 'no-amount' },
    }),
  );

  test.each(['1,5', '0.01', '999.99', '48000.5'])('of %s is not a whole number of won', (amount) =>
    expect(check({ amount })).toEqual({
      problem: 'local-withdraw.invalid-amount',
      fields: { amount: 'not-whole' },
    }),
  );

  test.each(['1', '999'])('of %s is below the minimum', (amount) =>
    expect(check({ amount })).toEqual({
      problem: 'local-withdraw.minimum',
      fields: { amount: 'below-minimum' },
    }),
  );

  test.each<[Partial<LocalWithdrawDraft>, string, string]>([
    [{ amount: '48001' }, '48501', 'fee-above-balance'],
    [{ amount: '48301', method: 'standard' }, '48501', 'fee-above-balance'],
    [{ amount: '48501', method: 'standard' }, '48701', 'above-balance'],
    [{ amount: '48501', method: 'economy' }, '48501', 'above-balance'],
    [{ amount: '99999999999999999999' }, '100000000000000000499', 'above-balance'],
  ])('with %j requires %s, which exceeds the balance', (part, required, amount) =>
    expect(check(part)).toEqual({
      problem: 'local-withdraw.insufficient-balance',
      figures: [required, '48500'],
      fields: { amount },
    }),
  );

  test.each<Partial<LocalWithdrawDraft>>([
    { amount: '1000' },
    { amount: '48000' },
    { amount: '48300', method: 'standard' },
    { amount: '48500', method: 'economy' },
  ])('with %j is accepted', (part) => expect(check(part)).toHaveProperty('accepted'));

  test('above the daily limit is accepted: the provider enforces it', () =>
    expect(check({ amount: '1000001' }, decimal('2000000'))).toHaveProperty('accepted'));

  test('of the full amount is accepted with economy only', () => {
    const amount = fullLocalWithdrawal(decimal('48500')) ?? '';
    const refused = { amount: 'fee-above-balance' };
    expect(check({ amount, method: 'instant' })).toHaveProperty('fields', refused);
    expect(check({ amount, method: 'standard' })).toHaveProperty('fields', refused);
    expect(check({ amount, method: 'economy' })).toHaveProperty('accepted');
  });

  test('below the minimum and above the balance is refused for the minimum', () =>
    expect(check({ amount: '900' }, decimal('0'))).toHaveProperty(
      'problem',
      'local-withdraw.minimum',
    ));
});

test('a withdrawal above the remainder of the daily limit is refused at its amount', () => {
  const withLeft = (amount: string) =>
    checkLocalWithdraw({ ...draft, amount }, decimal('48500'), [account], fees, decimal('3000'));
  expect(withLeft('3000')).toHaveProperty('accepted.amount', '3000');
  expect(withLeft('3001')).toEqual({ problem: undefined, fields: { amount: 'above-limit' } });
});
