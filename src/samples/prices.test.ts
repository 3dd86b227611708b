import { describe, expect, test } from 'vitest';

import { AssetPrices } from '#wallet/entities/asset-prices.ts';
import { compare, decimal, round } from '#wallet/money/decimal.ts';
import { portfolioChange } from '#wallet/money/price-change.ts';
import { priceRanges } from '#wallet/money/price-range.ts';

import { samplePrices } from './prices.ts';
import { sampleRates } from './rates.ts';

const now = new Date('2026-03-05T07:42:10.000Z');

/** The documented rates (core §9, local §9). */
const documented = [
  ['XP', '1000', '0.8'],
  ['USDC', '1250', '1'],
  ['CBDC', '1200', '1'],
  ['BTC', '56250000', '45000'],
  ['ETH', '3125000', '2500'],
  ['BusanCoin', '1', '0.0008'],
  ['KRW', '1', '0.0008'],
] as const;

const currentOf = ([assetType, won, dollars]: (typeof documented)[number]) => ({
  assetType,
  won: decimal(won),
  dollars: decimal(dollars),
});

test('the current rates are the documented ones', () => {
  const assets = sampleRates.filter(({ perDollar }) => perDollar === undefined);
  expect([...assets, sampleRates.find(({ assetType }) => assetType === 'KRW')]).toMatchObject(
    documented.map(currentOf),
  );
});

test('the sample holdings have risen by 5.2% in a day', () => {
  const holdings = [
    ['XP', '1250.5'],
    ['USDC', '820.25'],
    ['CBDC', '500'],
    ['BTC', '0.0525'],
    ['ETH', '1.2'],
    ['BusanCoin', '48500'],
  ].map(([assetType = '', balance = '']) => ({ assetType, balance: decimal(balance) }));
  expect(portfolioChange(sampleRates, holdings)).toBe('5.2');
});

describe.each(documented.map((row) => [row[0], currentOf(row)] as const))(
  '%s',
  (asset, current) => {
    test.each([
      ['day', 25, '2026-03-04T07:00:00.000Z'],
      ['month', 31, '2026-02-03T07:00:00.000Z'],
      ['year', 53, '2025-03-06T07:00:00.000Z'],
    ] as const)(
      'has %s prices at equal distances up to the last full hour',
      (range, count, first) => {
        const { points } = AssetPrices.parse(samplePrices(current, range, now));
        const times = points.map(({ at }) => Date.parse(at));
        expect(times).toHaveLength(count);
        expect(points[0]?.at).toBe(first);
        expect(points.at(-1)?.at).toBe('2026-03-05T07:00:00.000Z');
        expect(new Set(times.slice(1).map((time, at) => time - (times[at] ?? 0))).size).toBe(1);
      },
    );

    test('ends each period at the documented price, at any time', () => {
      for (const range of priceRanges) {
        for (const time of [now, new Date('2031-12-31T23:59:59.999Z')]) {
          const { won, dollars } = samplePrices(current, range, time).points.at(-1) ?? {};
          expect({ won, dollars }).toEqual({ won: current.won, dollars: current.dollars });
        }
      }
    });

    test('has the same past each time, and the same price 24 hours ago in each period', () => {
      const [day, month] = priceRanges.map((range) => samplePrices(current, range, now).points);
      expect(samplePrices(current, 'day', now).points).toEqual(day);
      expect(month?.at(-2)).toEqual(day?.[0]);
    });

    const moves = ['XP', 'BTC', 'ETH'].includes(asset);

    test(moves ? 'moves from hour to hour' : 'never moves', () => {
      for (const range of priceRanges) {
        const { points, change } = samplePrices(current, range, now);
        const prices = new Set(points.map(({ dollars }) => dollars));
        if (!moves) {
          expect([...prices]).toEqual([current.dollars]);
          expect(change).toBe('0.0');
        } else expect(prices.size).toBeGreaterThan(points.length * 0.9);
      }
    });

    test('has the change of its history in its rate', () => {
      const { points, change } = samplePrices(current, 'day', now);
      const rate = sampleRates.find(({ assetType }) => assetType === asset);
      expect(rate && round(rate.change, 1)).toBe(change);
      expect(points[0] && compare(points[0].dollars, current.dollars)).toBe(moves ? -1 : 0);
    });
  },
);
