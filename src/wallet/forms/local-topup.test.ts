import type { TopUpAsset } from '#wallet/entities/money-choices.ts';
import { describe, expect, test } from 'vitest';

import {
  dailyTopUpMaximum,
  fundingSources,
  minimumTopUp,
  maxCoveredBy,
  topUpCost,
  type AssetSource,
} from '#wallet/rules/local-topup.ts';
import { englishTime } from '#wallet/rules/rail-times.ts';
import {
  checkTopUp,
  chosenSource,
  emptyTopUp,
  maxTopUp,
  topUpQuickAmounts,
  type TopUpDraft,
} from './local-topup.ts';
import type { BankAccount } from '#wallet/entities/bank-account.ts';
import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';
import { add, decimal } from '#wallet/money/decimal.ts';

const rateOf = (assetType: string, won: string): ExchangeRate => ({
  assetType,
  won: decimal(won),
  dollars: decimal('1'),
  change: decimal('0'),
});

const fees = {
  'top-up-XP': decimal('0.01'),
  'top-up-USDC': decimal('0.02'),
  'top-up-CBDC': decimal('0.005'),
};
const rates = [rateOf('XP', '1000'), rateOf('USDC', '1250'), rateOf('CBDC', '1200')];

const sourcesWith = (balances: Partial<Record<TopUpAsset, string>>) =>
  fundingSources(
    Object.entries(balances).map(([assetType, balance]) => ({
      assetType,
      balance: decimal(balance),
    })),
    rates,
    fees,
  );

function assetSource(id: TopUpAsset, balance: string): AssetSource {
  const source = sourcesWith({ [id]: balance }).find((candidate) => candidate.id === id);
  if (source?.rate === undefined || source.id === 'bank')
    throw new Error(`${id} is not an available asset source`);
  return source;
}

const sources = sourcesWith({ XP: '10.1', USDC: '0', CBDC: '100' });
const draft: TopUpDraft = { ...emptyTopUp, amount: '10000', source: 'XP' };

const account = (id: number, isDefault: boolean): BankAccount => ({
  id,
  bankName: 'Hana',
  accountNumber: '620-910123-45607',
  accountHolder: 'Jiwoo Kim',
  accountType: 'savings',
  isDefault,
  paidBefore: true,
  otherHolder: false,
});
const accounts = [account(3, false), account(4, true)];
const check = (part: Partial<TopUpDraft>) => checkTopUp({ ...draft, ...part }, sources, accounts);

test('the limits and quick amounts are the documented ones', () => {
  expect(minimumTopUp).toBe('1000');
  expect(dailyTopUpMaximum).toBe('1000000');
  expect(topUpQuickAmounts).toEqual([
    { label: '10K', amount: '10000' },
    { label: '50K', amount: '50000' },
    { label: '100K', amount: '100000' },
    { label: '200K', amount: '200000' },
  ]);
});

describe('the funding sources', () => {
  test('are in the documents’ order, each with fee, time and rate', () => {
    expect(
      sources.map(({ id, fee, feeRate, time, rate }) => [
        id,
        fee,
        feeRate,
        englishTime(time),
        rate,
      ]),
    ).toEqual([
      ['bank', 'Free', '0', 'Instant', '1'],
      ['XP', '1%', '0.01', '1-2 minutes', '1000'],
      ['USDC', '2%', '0.02', '2-5 minutes', '1250'],
      ['CBDC', '0.5%', '0.005', '1-3 minutes', '1200'],
    ]);
  });

  test('are available if their balance is not zero, the bank always', () => {
    const available = (balances: Parameters<typeof sourcesWith>[0]) =>
      sourcesWith(balances)
        .filter((source) => source.available)
        .map(({ id }) => id);
    expect(available({})).toEqual(['bank']);
    expect(available({ XP: '0.000', USDC: '0.000000000000000001' })).toEqual(['bank', 'USDC']);
  });

  test('can be chosen only while they are available', () => {
    expect(chosenSource({ ...emptyTopUp, source: 'XP' }, sources)).toHaveProperty('id', 'XP');
    expect(chosenSource({ ...emptyTopUp, source: 'USDC' }, sources)).toBeUndefined();
    expect(chosenSource({ ...emptyTopUp, source: '' }, sources)).toBeUndefined();
  });
});

describe('the cost of a top-up', () => {
  test.each([
    ['XP', '10000', { required: '10', fee: '0.1', total: '10.1' }],
    ['USDC', '10000', { required: '8', fee: '0.16', total: '8.16' }],
    ['CBDC', '120000', { required: '100', fee: '0.5', total: '100.5' }],
    ['XP', '1000.5', { required: '1.0005', fee: '0.010005', total: '1.010505' }],
  ] as const)('of %s for ₩%s is exact', (asset, amount, cost) =>
    expect(topUpCost(decimal(amount), assetSource(asset, '1'))).toEqual(cost),
  );

  test('is rounded up at the last digit of the ledger if the fraction is infinite', () => {
    // 10,000 / 1,200 = 8.333…, of which 0.5% = 0.041666…; together 8.375, which is exact.
    expect(topUpCost(decimal('10000'), assetSource('CBDC', '1'))).toEqual({
      required: '8.333333333333333334',
      fee: '0.041666666666666667',
      total: '8.375',
    });
  });

  test('is exact for amounts that a float cannot hold', () =>
    expect(topUpCost(decimal('90071992547409930'), assetSource('XP', '1')).required).toBe(
      '90071992547409.93',
    ));
});

describe('the maximum that an asset covers', () => {
  test.each([
    ['XP', '10.1', '10000'],
    ['XP', '10.100999', '10000'],
    ['CBDC', '0.8375', '1000'],
    ['CBDC', '0.837499999999999999', '999'],
    ['USDC', '0.0001', '0'],
  ] as const)('%s %s covers ₩%s', (asset, balance, most) =>
    expect(maxCoveredBy(assetSource(asset, balance))).toBe(most),
  );

  test.each([
    ['XP', '1250.5'],
    ['USDC', '820.25'],
    ['CBDC', '0.8375'],
    ['CBDC', '123.456789012345678901'],
  ] as const)('of %s %s can be paid, but not one won more', (asset, balance) => {
    const source = assetSource(asset, balance);
    const most = maxCoveredBy(source);
    const pay = (amount: string) =>
      checkTopUp({ ...emptyTopUp, amount, source: asset }, [source], []);
    expect(pay(most)).toHaveProperty('accepted');
    expect(pay(add(most, decimal('1')))).toHaveProperty('fields.amount.aboveBalanceOf', source);
  });
});

describe('a top-up', () => {
  test('may use the balance to the last digit, fee included', () => {
    expect(check({})).toEqual({
      accepted: { amount: '10000', source: 'XP', rate: '1000', fee: '0.1' },
    });
    expect(check({ amount: '10001' })).toHaveProperty(
      'problem',
      'local-topup.insufficient-balance',
    );
    const short = sourcesWith({ XP: '10.099999999999999999' });
    expect(checkTopUp(draft, short, [])).toEqual({
      problem: 'local-topup.insufficient-balance',
      figures: ['10.1', '10.099999999999999999', 'XP'],
      fields: { amount: { aboveBalanceOf: short[1] } },
    });
  });

  test('from a bank is not limited by a balance or by the daily maximum', () => {
    expect(check({ amount: '99999999999', source: 'bank' })).toEqual({
      accepted: { amount: '99999999999', source: 'bank', rate: '1', bankAccountId: 4 },
    });
  });

  test('accepts commas, and returns the amount without them', () =>
    expect(check({ amount: ' 1,000 ' })).toHaveProperty('accepted.amount', '1000'));

  test.each(['999', '0', '-5000'])('of ₩%s is below the minimum', (amount) =>
    expect(check({ amount })).toEqual({
      problem: 'local-topup.minimum-amount',
      fields: { amount: 'below-minimum' },
    }),
  );

  test('of the minimum is accepted', () =>
    expect(check({ amount: '1000' })).toHaveProperty('accepted.amount', '1000'));

  test.each<[Partial<TopUpDraft>, object]>([
    [{ amount: '' }, { amount: 'missing' }],
    [{ amount: '   ' }, { amount: 'missing' }],
    [{ source: '' }, { source: 'missing' }],
    [
      { amount: '999.5', source: '' },
      { amount: 'not-whole', source: 'missing' },
    ],
    [emptyTopUp, { amount: 'missing', source: 'missing' }],
  ])('with %j is refused as missing', (part, fields) =>
    expect(check(part)).toEqual({ problem: 'local-topup.missing-information', fields }),
  );

  test.each([
    ['ten', 'no-amount'],
    ['1e5', 'no-amount'],
    ['1,5', 'not-whole'],
    ['999.5', 'not-whole'],
    ['10000.5', 'not-whole'],
  ])('of %s is refused at its field only', (amount, problem) =>
    expect(check({ amount })).toEqual({ problem: undefined, fields: { amount: problem } }),
  );

  test('reports missing fields first, then the minimum, then the balance', () => {
    expect(check({ amount: '1', source: '' })).toHaveProperty(
      'problem',
      'local-topup.missing-information',
    );
    const poor = sourcesWith({ XP: '0.0001' });
    expect(checkTopUp({ ...emptyTopUp, amount: '999', source: 'XP' }, poor, [])).toHaveProperty(
      'problem',
      'local-topup.minimum-amount',
    );
    expect(checkTopUp({ ...emptyTopUp, amount: '1000', source: 'XP' }, poor, [])).toHaveProperty(
      'problem',
      'local-topup.insufficient-balance',
    );
  });
});

describe('an asset without a rate', () => {
  const unrated = fundingSources([{ assetType: 'XP', balance: decimal('10') }], [], fees);

  test('is listed among the sources but cannot be chosen', () => {
    expect(unrated.map(({ id, available, rate: won }) => [id, available, won])).toEqual([
      ['bank', true, '1'],
      ['XP', false, undefined],
      ['USDC', false, undefined],
      ['CBDC', false, undefined],
    ]);
    expect(chosenSource({ ...emptyTopUp, source: 'XP' }, unrated)).toBeUndefined();
  });

  test('is named in a draft that has it as its source', () =>
    expect(checkTopUp(draft, unrated, [])).toEqual({
      problem: undefined,
      fields: { source: { unavailable: unrated.find(({ id }) => id === draft.source) } },
    }));
});

describe('the maximum top-up', () => {
  test('is the amount that an asset covers with its fee', () =>
    expect(maxTopUp(assetSource('XP', '10.1'))).toBe('10000'));

  test('is the daily maximum if an asset covers more', () =>
    expect(maxTopUp(assetSource('XP', '999999'))).toBe('1000000'));

  test('is undefined below the minimum, from a bank, and without a source', () => {
    expect(maxTopUp(assetSource('XP', '1'))).toBeUndefined();
    expect(maxTopUp(chosenSource({ ...emptyTopUp, source: 'bank' }, sources))).toBeUndefined();
    expect(maxTopUp(undefined)).toBeUndefined();
  });
});

describe('a top-up from a bank', () => {
  test.each([
    ['', 4],
    ['3', 3],
  ])('with the account %j chosen is charged to account %i', (bankAccountId, id) =>
    expect(check({ source: 'bank', bankAccountId })).toEqual({
      accepted: { amount: '10000', source: 'bank', rate: '1', bankAccountId: id },
    }),
  );

  test('does not charge another account than a chosen one that was removed', () =>
    expect(check({ source: 'bank', bankAccountId: '9' })).toEqual({
      problem: undefined,
      fields: { account: 'removed' },
    }));

  test('from a source that has run out is complete, and names the source', () => {
    const empty = sources.find(({ id }) => id === 'USDC');
    expect(check({ source: 'USDC' })).toEqual({
      problem: undefined,
      fields: { source: { unavailable: empty } },
    });
    expect(check({ source: 'USDC', amount: '' })).toEqual({
      problem: 'local-topup.missing-information',
      fields: { amount: 'missing', source: { unavailable: empty } },
    });
  });

  test('needs a saved account', () =>
    expect(checkTopUp({ ...draft, source: 'bank' }, sources, [])).toEqual({
      problem: 'local-topup.missing-information',
      fields: { account: 'no-accounts' },
    }));
});

describe('the remainder of the daily limit', () => {
  const left = decimal('20000');
  const withLeft = (amount: string) =>
    checkTopUp({ ...draft, source: 'bank', amount }, sources, accounts, left);

  test('is the most that a top-up can be', () => {
    expect(withLeft('20000')).toHaveProperty('accepted.amount', '20000');
    expect(withLeft('20001')).toEqual({
      problem: undefined,
      fields: { amount: { aboveLimit: '20000' } },
    });
  });

  test('limits the Max button', () => {
    expect(maxTopUp(assetSource('XP', '999999'), left)).toBe('20000');
    expect(maxTopUp(assetSource('XP', '999999'), decimal('999'))).toBeUndefined();
  });
});
