import { expect, test } from 'vitest';

import { decimal } from '#wallet/money/decimal.ts';

import { balanceShares, wholeBalance } from './balance-shares.ts';

test.each([
  ['1250.5', ['312.625', '625.25', '937.875']],
  ['0.000000333333333333', ['0.00000008', '0.00000016', '0.00000024']],
  [
    '99999999999999999999',
    ['24999999999999999999.75', '49999999999999999999.5', '74999999999999999999.25'],
  ],
])('the shares of %s are %j', (balance, amounts) =>
  expect(balanceShares(decimal(balance), 'XP')).toEqual([
    { label: '25%', amount: amounts[0], disabled: false },
    { label: '50%', amount: amounts[1], disabled: false },
    { label: '75%', amount: amounts[2], disabled: false },
  ]),
);

test('a share that rounds to zero cannot be chosen', () =>
  expect(balanceShares(decimal('0.00000002'), 'XP').map(({ disabled }) => disabled)).toEqual([
    true,
    false,
    false,
  ]));

test('the shares of the local currency are whole won', () =>
  expect(balanceShares(decimal('10.9'), 'BusanCoin').map(({ amount }) => amount)).toEqual([
    '2',
    '5',
    '8',
  ]));

test.each([
  ['XP', '100.50', '100.5'],
  ['XP', '0', undefined],
  ['', '1', undefined],
  ['BusanCoin', '12500', '12500'],
  ['BusanCoin', '12500.75', '12500'],
  ['BusanCoin', '0.75', undefined],
  ['BusanCoin', '99999999999999999999', '99999999999999999999'],
])('Max of %s with a balance of %s is %s', (assetType, balance, max) =>
  expect(
    wholeBalance([{ assetType: assetType || 'ETH', balance: decimal(balance) }], assetType),
  ).toBe(max),
);
