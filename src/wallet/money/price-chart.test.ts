import { describe, expect, test } from 'vitest';

import { decimal } from './decimal.ts';
import { formatPrice } from './format-price.ts';
import { chartPoints, priceExtremes } from './price-chart.ts';

const prices = (...texts: string[]) => texts.map((text) => decimal(text));

describe('the extremes of prices', () => {
  test.each([
    [['3', '1', '2'], '1', '3'],
    [['9.5', '10', '9.25'], '9.25', '10'],
    [['5'], '5', '5'],
    [[], '0', '0'],
  ])('of %j are %s and %s', (texts, lowest, highest) =>
    expect(priceExtremes(prices(...texts))).toEqual({ lowest, highest }),
  );
});

describe('the points of a chart', () => {
  test('have equal distances, the highest price at the top and the lowest at the bottom', () => {
    expect(chartPoints(prices('42', '44', '40', '41'))).toEqual([
      { x: '0', y: '50' },
      { x: '33.33', y: '0' },
      { x: '66.67', y: '100' },
      { x: '100', y: '75' },
    ]);
  });

  test('of a flat line are centred', () => {
    expect(chartPoints(prices('1', '1.0', '1')).map(({ y }) => y)).toEqual(['50', '50', '50']);
  });

  test('distinguish the smallest difference of the largest prices', () => {
    const [low, high] = chartPoints(
      prices('99999999999999999999.999999999999999998', '99999999999999999999.999999999999999999'),
    );
    expect([low?.y, high?.y]).toEqual(['100', '0']);
  });
});

describe('a price', () => {
  test.each([
    ['45000', '$45,000.00'],
    ['42613.735', '$42,613.74'],
    ['0.8', '$0.80'],
    ['0.76', '$0.76'],
    ['0.7632', '$0.7632'],
    ['0.0008', '$0.0008'],
    ['0.999999999', '$0.99999999'],
    ['0.000000000000000001', '$0.000000000000000001'],
  ])('of %s dollars is %s', (price, text) => expect(formatPrice(decimal(price))).toBe(text));
});
