import { describe, expect, test } from 'vitest';

import { checkDeposit, missingDepositFields, type DepositDraft } from './deposit.ts';

const draft: DepositDraft = { assetType: 'XP', amount: '100', method: 'bank' };

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

  test.each<[Partial<DepositDraft>, string[]]>([
    [{ assetType: '' }, ['assetType']],
    [{ amount: '' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '-5' }, ['amount']],
    [{ amount: 'ten' }, ['amount']],
    [{ method: '' }, ['method']],
    [{ assetType: '', amount: ' ', method: '' }, ['assetType', 'amount', 'method']],
  ])('%j is refused', (part, missing) => {
    expect(checkDeposit({ ...draft, ...part })).toEqual({ problem: 'deposit.missing-information' });
    expect(missingDepositFields({ ...draft, ...part })).toEqual(missing);
  });
});
