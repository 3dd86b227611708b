import { expect, test } from 'vitest';

import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { allocationOf } from './allocation.ts';
import { decimal } from './decimal.ts';

const rate = (assetType: string, dollars: string): ExchangeRate => ({
  assetType,
  won: decimal('1'),
  dollars: decimal(dollars),
  change: decimal('0'),
});
const held = (assetType: string, balance: string) => ({ assetType, balance: decimal(balance) });

test('lists the shares by value, the largest first, without empty assets', () => {
  const rates = [rate('XP', '0.5'), rate('BTC', '50000')];
  expect(
    allocationOf(rates, [held('XP', '1000'), held('ETH', '0'), held('BTC', '0.03')]),
  ).toStrictEqual([
    { assetType: 'BTC', share: 0.75, start: 0 },
    { assetType: 'XP', share: 0.25, start: 0.75 },
  ]);
});

test('is empty for a wallet that is worth nothing', () => {
  expect(allocationOf([], [held('XP', '0')])).toStrictEqual([]);
});
