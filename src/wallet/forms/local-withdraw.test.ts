import { describe, expect, test } from 'vitest';

import {
  checkLocalWithdraw,
  checkLocalWithdrawAmount,
  dailyLocalWithdrawLimit,
  fullLocalWithdrawal,
  localWithdrawFees,
  localWithdrawQuickAmounts,
  localWithdrawTotal,
  minimumLocalWithdrawal,
  missingLocalWithdrawFields,
  type LocalBankAccount,
  type LocalWithdrawDraft,
  type LocalWithdrawField,
  type LocalWithdrawProblem,
} from './local-withdraw.ts';
import { decimal } from '#wallet/money/decimal.ts';

const account: LocalBankAccount = {
  id: 'busan',
  bankName: '부산은행',
  bankCode: '032',
  accountNumber: '101-2034-5678-09',
  accountHolder: '김지우',
  isDefault: true,
};
const draft: LocalWithdrawDraft = { amount: '10000', bankId: 'busan', method: 'instant' };
const check = (part: Partial<LocalWithdrawDraft>, balance = decimal('48500')) =>
  checkLocalWithdraw({ ...draft, ...part }, balance, [account]);

test('the constants are the documented ones', () => {
  expect(minimumLocalWithdrawal).toBe('1000');
  expect(dailyLocalWithdrawLimit).toBe('1000000');
  expect(localWithdrawFees).toEqual({ instant: '500', standard: '200', economy: '0' });
  expect(localWithdrawQuickAmounts).toEqual([
    { label: '10K', amount: '10000' },
    { label: '50K', amount: '50000' },
    { label: '100K', amount: '100000' },
  ]);
});

describe('what leaves the balance', () => {
  test.each([
    ['instant', '10500'],
    ['standard', '10200'],
    ['economy', '10000'],
    ['', '10000'],
  ] as const)('for 10,000 with %j is %s', (method, total) =>
    expect(localWithdrawTotal(decimal('10000'), method)).toBe(total),
  );

  test('stays exact where a float would not', () =>
    expect(localWithdrawTotal(decimal('900719925474099.1'), 'instant')).toBe('900719925474599.1'));
});

describe('the full amount', () => {
  test('is the whole balance, with its fraction', () =>
    expect(fullLocalWithdrawal(decimal('48500.25'))).toBe('48500.25'));
  test.each(['0', '0.00'])('of %s is none', (balance) =>
    expect(fullLocalWithdrawal(decimal(balance))).toBeUndefined(),
  );
});

describe('a withdrawal', () => {
  test('is its amount without the fee, its account and its method', () =>
    expect(check({ amount: '10,000' })).toEqual({
      accepted: { amount: '10000', bankId: 'busan', method: 'instant' },
    }));

  test.each<[Partial<LocalWithdrawDraft>, LocalWithdrawProblem]>([
    [{ amount: '' }, 'local-withdraw.missing'],
    [{ amount: '  ' }, 'local-withdraw.missing'],
    [{ bankId: '' }, 'local-withdraw.missing'],
    [{ bankId: 'kookmin' }, 'local-withdraw.missing'],
    [{ method: '' }, 'local-withdraw.missing'],
    [{ amount: 'abc' }, 'local-withdraw.invalid-amount'],
    [{ amount: '1e4' }, 'local-withdraw.invalid-amount'],
    [{ amount: '0' }, 'local-withdraw.invalid-amount'],
    [{ amount: '0.00' }, 'local-withdraw.invalid-amount'],
    [{ amount: '-10000' }, 'local-withdraw.invalid-amount'],
    [{ amount: '0.01' }, 'local-withdraw.minimum'],
    [{ amount: '999' }, 'local-withdraw.minimum'],
    [{ amount: '999.99' }, 'local-withdraw.minimum'],
    [{ amount: '48001' }, 'local-withdraw.insufficient-balance'],
    [{ amount: '48000.01' }, 'local-withdraw.insufficient-balance'],
    [{ amount: '48301', method: 'standard' }, 'local-withdraw.insufficient-balance'],
    [{ amount: '48501', method: 'economy' }, 'local-withdraw.insufficient-balance'],
    [{ amount: '99999999999999999999' }, 'local-withdraw.insufficient-balance'],
  ])('with %j is refused as %s', (part, problem) => expect(check(part)).toEqual({ problem }));

  test.each<Partial<LocalWithdrawDraft>>([
    { amount: '1000' },
    { amount: '48000' },
    { amount: '48300', method: 'standard' },
    { amount: '48500', method: 'economy' },
  ])('with %j is accepted', (part) => expect(check(part)).toHaveProperty('accepted'));

  test('above the daily limit is accepted: it is told, not enforced', () =>
    expect(check({ amount: '1000001' }, decimal('2000000'))).toHaveProperty('accepted'));

  test('of the full amount goes with economy only', () => {
    const amount = fullLocalWithdrawal(decimal('48500')) ?? '';
    expect(check({ amount, method: 'instant' })).toHaveProperty('problem');
    expect(check({ amount, method: 'standard' })).toHaveProperty('problem');
    expect(check({ amount, method: 'economy' })).toHaveProperty('accepted');
  });

  test.each<[Partial<LocalWithdrawDraft>, LocalWithdrawProblem]>([
    [{ amount: '-5', method: '' }, 'local-withdraw.missing'],
    [{ amount: '999', bankId: '' }, 'local-withdraw.missing'],
    [{ amount: '0' }, 'local-withdraw.invalid-amount'],
  ])('that breaks several rules with %j is refused for the first', (part, problem) =>
    expect(check(part, decimal('500'))).toEqual({ problem }),
  );

  test('below the minimum of more than there is is refused for the minimum', () =>
    expect(check({ amount: '900' }, decimal('0'))).toEqual({ problem: 'local-withdraw.minimum' }));
});

test.each<[Partial<LocalWithdrawDraft>, LocalWithdrawField[]]>([
  [{}, []],
  [{ amount: ' ' }, ['amount']],
  [{ amount: '0' }, []],
  [{ bankId: 'gone' }, ['bankId']],
  [{ amount: '', bankId: '', method: '' }, ['amount', 'bankId', 'method']],
])('%j lacks %j', (part, fields) =>
  expect(missingLocalWithdrawFields({ ...draft, ...part }, [account])).toEqual(fields),
);

describe('an amount by itself', () => {
  test('counts no fee while no method is chosen', () => {
    expect(checkLocalWithdrawAmount({ amount: '48500', method: '' }, decimal('48500'))).toEqual({
      amount: '48500',
    });
    expect(checkLocalWithdrawAmount({ amount: '48501', method: '' }, decimal('48500'))).toEqual({
      problem: 'local-withdraw.insufficient-balance',
    });
  });
});
