import { describe, expect, test } from 'vitest';

import { englishTime, withdrawTimes } from '#wallet/rules/rail-times.ts';
import { withdrawSpeeds } from '#wallet/entities/money-choices.ts';
import { speedRate, totalDeducted, withdrawFee } from '#wallet/rules/withdraw.ts';
import { emptyWithdrawal, checkWithdraw, type WithdrawDraft } from './withdraw.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { wholeBalance } from './balance-shares.ts';

const fees = { 'withdraw-instant': decimal('0.01'), 'withdraw-standard': decimal('0.005') };

const holdings = [
  { assetType: 'XP', balance: decimal('100.50') },
  { assetType: 'BTC', balance: decimal('0') },
];
const account = {
  bankName: 'KB Kookmin Bank',
  accountNumber: '123-45-678901',
  accountHolder: 'Jiwoo Kim',
  accountType: 'checking' as const,
  isDefault: false,
  paidBefore: true,
  otherHolder: false,
};
const accounts = [
  { ...account, id: 7 },
  { ...account, id: 8 },
];
const draft: WithdrawDraft = {
  assetType: 'XP',
  amount: '100',
  bankAccountId: '7',
  speed: 'standard',
};
const check = (part: Partial<WithdrawDraft>) =>
  checkWithdraw({ ...draft, ...part }, holdings, accounts, fees);

describe('the fee', () => {
  test('is that of the speed, and none for economy', () =>
    expect(withdrawSpeeds.map((speed) => speedRate(speed, fees))).toEqual(['0.01', '0.005', '0']));

  test('buys the documented duration', () =>
    expect(withdrawSpeeds.map((speed) => englishTime(withdrawTimes[speed]))).toEqual([
      '5 minutes',
      '1-2 hours',
      '1-3 days',
    ]));

  test.each([
    ['instant', '1', '101'],
    ['standard', '0.5', '100.5'],
    ['economy', '0', '100'],
  ] as const)('of %s on 100 is %s, charged on top: %s', (speed, fee, total) => {
    expect(withdrawFee({ assetType: 'XP', amount: decimal('100'), speed }, fees)).toBe(fee);
    expect(totalDeducted({ assetType: 'XP', amount: decimal('100'), speed }, fees)).toBe(total);
  });

  test('is rounded up to the last digit of the ledger', () => {
    const least = { assetType: 'XP', amount: decimal('0.000000000000000001') };
    expect(withdrawFee({ ...least, speed: 'standard' }, fees)).toBe(least.amount);
    expect(withdrawFee({ ...least, speed: 'economy' }, fees)).toBe('0');
    expect(totalDeducted({ ...least, speed: 'instant' }, fees)).toBe('0.000000000000000002');
  });

  test('of the local currency is in whole won', () => {
    const amount = decimal('1001');
    expect(withdrawFee({ assetType: 'BusanCoin', amount, speed: 'standard' }, fees)).toBe('6');
  });
});

describe('a withdrawal', () => {
  test('may use the balance to the last digit, fee included', () => {
    expect(check({})).toEqual({
      accepted: {
        assetType: 'XP',
        amount: '100',
        fee: '0.5',
        speed: 'standard',
        bankAccountId: 7,
      },
    });
    expect(check({ amount: '100.000000000000000001' })).toHaveProperty('fields', {
      amount: 'fee-above-balance',
    });
  });

  test('above the balance reports the balance, and whether only the fee exceeds it', () => {
    const refused = { problem: 'withdraw.insufficient-balance', figures: ['100.50', 'XP'] };
    expect(check({ speed: 'instant' })).toEqual({
      ...refused,
      fields: { amount: 'fee-above-balance' },
    });
    expect(check({ amount: '100.51', speed: 'economy' })).toEqual({
      ...refused,
      fields: { amount: 'above-balance' },
    });
  });

  test('of Max is accepted with economy only', () => {
    const amount = wholeBalance(holdings, 'XP') ?? '';
    expect(amount).toBe('100.5');
    const refused = { amount: 'fee-above-balance' };
    expect(check({ amount, speed: 'instant' })).toHaveProperty('fields', refused);
    expect(check({ amount, speed: 'standard' })).toHaveProperty('fields', refused);
    expect(check({ amount, speed: 'economy' })).toHaveProperty('accepted');
  });

  test('goes to the default while no account is chosen', () => {
    const withDefault = accounts.map((each) => ({ ...each, isDefault: each.id === 8 }));
    const open = { ...draft, bankAccountId: '' };
    expect(checkWithdraw(open, holdings, withDefault, fees)).toHaveProperty(
      'accepted.bankAccountId',
      8,
    );
    // The oldest account counts as the default if none is marked.
    expect(checkWithdraw(open, holdings, accounts, fees)).toHaveProperty(
      'accepted.bankAccountId',
      7,
    );
  });

  test('goes to no other account than a chosen one that was removed', () =>
    expect(check({ bankAccountId: '9' })).toEqual({
      problem: undefined,
      fields: { bankAccountId: 'removed' },
    }));

  test('has the chosen account', () =>
    expect(check({ bankAccountId: '8' })).toHaveProperty('accepted.bankAccountId', 8));

  test.each<[Partial<WithdrawDraft>, object]>([
    [{ assetType: '' }, { assetType: 'missing' }],
    [{ amount: ' ' }, { amount: 'missing' }],
    [{ amount: '0' }, { amount: 'no-amount' }],
    [{ amount: '1e3' }, { amount: 'no-amount' }],
    [emptyWithdrawal, { assetType: 'missing', amount: 'missing' }],
    // Missing fields are reported first.
    [
      { assetType: '', bankAccountId: '9' },
      { assetType: 'missing', bankAccountId: 'removed' },
    ],
  ])('with %j is refused as missing', (part, fields) =>
    expect(check(part)).toEqual({ problem: 'withdraw.missing-information', fields }),
  );

  test('without a saved bank account reports the missing accounts', () =>
    expect(checkWithdraw({ ...draft, bankAccountId: '' }, holdings, [], fees)).toHaveProperty(
      'fields',
      {
        bankAccountId: 'no-accounts',
      },
    ));
});

test.each([
  ['BusanCoin', '5000', undefined],
  ['BusanCoin', '5001', 'above-limit'],
  ['XP', '5001', undefined],
])('of a remainder of 5,000 won, %s %s has the problem %s', (assetType, amount, problem) => {
  const held = [{ assetType, balance: decimal('10000') }];
  const typed = { ...draft, assetType, amount };
  const result = checkWithdraw(typed, held, accounts, fees, decimal('5000'));
  expect('fields' in result ? result.fields.amount : undefined).toBe(problem);
  expect(checkWithdraw(typed, held, accounts, fees)).toHaveProperty('accepted');
});
