import { describe, expect, test } from 'vitest';

import {
  checkWithdraw,
  maxWithdrawal,
  missingWithdrawFields,
  totalDeducted,
  withdrawFee,
  type WithdrawDraft,
} from './withdraw.ts';
import { decimal } from '#wallet/money/decimal.ts';

const holdings = [
  { assetType: 'XP', balance: decimal('100.50') },
  { assetType: 'BTC', balance: decimal('0') },
];
const accounts = [
  { id: 7, bankName: 'KB Kookmin', accountNumber: '123-45-678901' },
  { id: 'b2', bankName: 'Shinhan', accountNumber: '110-234-567890' },
];
const draft: WithdrawDraft = {
  assetType: 'XP',
  amount: '100',
  bankAccountId: '7',
  speed: 'standard',
};
const check = (part: Partial<WithdrawDraft>) =>
  checkWithdraw({ ...draft, ...part }, holdings, accounts);

describe('the fee', () => {
  test.each([
    ['instant', '1', '101'],
    ['standard', '0.5', '100.5'],
    ['economy', '0', '100'],
  ] as const)('of %s on 100 is %s, charged on top: %s', (speed, fee, total) => {
    expect(withdrawFee(decimal('100'), speed)).toBe(fee);
    expect(totalDeducted(decimal('100'), speed)).toBe(total);
  });

  test('of the least there is stays exact', () =>
    expect(withdrawFee(decimal('0.000000000000000001'), 'standard')).toBe(
      '0.000000000000000000005',
    ));
});

describe('a withdrawal', () => {
  test('may take the balance to the last digit, fee included', () => {
    expect(check({})).toEqual({
      accepted: {
        assetType: 'XP',
        amount: '100',
        fee: '0.5',
        speed: 'standard',
        bankAccountId: 7,
      },
    });
    expect(check({ amount: '100.000000000000000001' })).toEqual({
      problem: 'withdraw.insufficient-balance',
    });
    expect(check({ speed: 'instant' })).toEqual({ problem: 'withdraw.insufficient-balance' });
  });

  test('of Max goes with economy only', () => {
    const amount = maxWithdrawal(holdings, 'XP') ?? '';
    expect(amount).toBe('100.5');
    expect(check({ amount, speed: 'instant' })).toHaveProperty('problem');
    expect(check({ amount, speed: 'standard' })).toHaveProperty('problem');
    expect(check({ amount, speed: 'economy' })).toHaveProperty('accepted');
  });

  test('has no Max where nothing is held', () => {
    expect(maxWithdrawal(holdings, 'BTC')).toBeUndefined();
    expect(maxWithdrawal(holdings, '')).toBeUndefined();
  });

  test('goes to an account whose id is a text', () =>
    expect(check({ bankAccountId: 'b2' })).toHaveProperty('accepted.bankAccountId', 'b2'));

  test.each<[Partial<WithdrawDraft>, string[]]>([
    [{ assetType: '' }, ['assetType']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '1e3' }, ['amount']],
    [{ bankAccountId: '' }, ['bankAccountId']],
    [{ bankAccountId: '8' }, ['bankAccountId']],
    [{ assetType: '', amount: '', bankAccountId: '' }, ['assetType', 'amount', 'bankAccountId']],
  ])('with %j is refused as missing', (part, missing) => {
    expect(check(part)).toEqual({ problem: 'withdraw.missing-information' });
    expect(missingWithdrawFields({ ...draft, ...part }, accounts)).toEqual(missing);
  });

  test('that misses something and has too much is refused as missing', () =>
    expect(check({ amount: '1000', bankAccountId: '' })).toEqual({
      problem: 'withdraw.missing-information',
    }));
});
