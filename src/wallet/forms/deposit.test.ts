import { describe, expect, test } from 'vitest';

import {
  checkDeposit,
  depositFees,
  depositLimits,
  emptyDeposit,
  type DepositDraft,
} from './deposit.ts';

const draft: DepositDraft = { assetType: 'XP', amount: '100', method: 'bank' };

test('the figures are the documented ones', () => {
  expect(depositFees).toEqual({ bank: 'Free', card: '2.5%', crypto: 'Network fee', wire: '$15' });
  expect(depositLimits).toEqual({ minimum: '10', maximum: '100000' });
});

describe('a deposit', () => {
  test('that has everything is made', () => {
    expect(checkDeposit({ ...draft, amount: ' 1,000.50 ' })).toEqual({
      accepted: { assetType: 'XP', amount: '1000.5', method: 'bank' },
    });
  });

  test.each(['5', '200000', '0.000000000000000001'])(
    'of %s is made: the limits are only shown',
    (amount) => expect(checkDeposit({ ...draft, amount })).toHaveProperty('accepted'),
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
    expect(checkDeposit({ ...draft, ...part })).toEqual({
      problem: 'deposit.missing-information',
      fields,
    }),
  );
});
