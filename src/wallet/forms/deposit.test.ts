import { describe, expect, test } from 'vitest';

import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { decimal } from '#wallet/money/decimal.ts';

import { depositFee, depositFees, depositLimits } from '#wallet/rules/deposit.ts';
import { checkDeposit, emptyDeposit, type DepositDraft } from './deposit.ts';

const draft: DepositDraft = { assetType: 'XP', amount: '100', method: 'bank' };

const rates: readonly ExchangeRate[] = [
  { assetType: 'XP', won: decimal('1000'), dollars: decimal('0.8'), change: decimal('5.2') },
];
const check = (part: Partial<DepositDraft>) => checkDeposit({ ...draft, ...part }, rates);

test('the figures are the documented ones', () => {
  expect(depositFees).toEqual({ bank: 'Free', card: '2.5%', crypto: 'Network fee', wire: '$15' });
  expect(depositLimits).toEqual({ minimum: '10', maximum: '100000' });
});

describe('the fee', () => {
  test.each([
    ['100', 'bank', '0.8', '0'],
    ['100', 'crypto', '0.8', '0'],
    ['100', 'card', '0.8', '2.5'],
    // 2.5% of the last digit is rounded up to one.
    ['0.000000000000000001', 'card', '0.8', '0.000000000000000001'],
    ['10.000000000000000001', 'card', '0.8', '0.250000000000000001'],
    ['100', 'wire', '0.8', '18.75'],
    ['1', 'wire', '1', '15'],
    ['0.5', 'wire', '45000', '0.000333333333333334'],
  ] as const)('of %s by %s at %s dollars a unit is %s', (amount, method, rate, fee) =>
    expect(
      depositFee({ assetType: 'XP', amount: decimal(amount), method, rate: decimal(rate) }),
    ).toBe(fee),
  );
});

describe('a deposit', () => {
  test('of the local currency is in whole won, and so is its fee', () => {
    const byCard = { assetType: 'BusanCoin', method: 'card' } as const;
    expect(check({ ...byCard, amount: '1,001' })).toHaveProperty('accepted.fee', '26');
    expect(check({ ...byCard, amount: '1001.5' })).toEqual({
      problem: undefined,
      fields: { amount: 'not-whole' },
    });
  });

  test('is accepted with all fields', () => {
    expect(check({ amount: ' 1,000.50 ' })).toEqual({
      accepted: { assetType: 'XP', amount: '1000.5', fee: '0', method: 'bank' },
    });
    expect(check({ method: 'wire' })).toHaveProperty('accepted.fee', '18.75');
    // An asset without a rate counts as one dollar a unit.
    expect(check({ assetType: 'USDC', method: 'wire' })).toHaveProperty('accepted.fee', '15');
  });

  test.each(['5', '200000', '0.000000000000000001'])(
    'of %s is accepted: the provider enforces the limits',
    (amount) => expect(check({ amount })).toHaveProperty('accepted'),
  );

  test.each<[Partial<DepositDraft>, object]>([
    [{ assetType: '' }, { assetType: 'missing' }],
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '0' }, { amount: 'no-amount' }],
    [{ amount: '-5' }, { amount: 'no-amount' }],
    [{ amount: 'ten' }, { amount: 'no-amount' }],
    [{ method: '' }, { method: 'missing' }],
    [
      { ...emptyDeposit, amount: ' ' },
      { assetType: 'missing', amount: 'missing', method: 'missing' },
    ],
  ])('%j is refused', (part, fields) =>
    expect(check(part)).toEqual({
      problem: 'deposit.missing-information',
      fields,
    }),
  );
});
