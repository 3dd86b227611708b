import { compare, decimal, multiply, subtract, truncate, type DecimalString } from './decimal.ts';
import { divide } from './divide.ts';

/** The lowest and the highest of some prices; zero without prices. */
export function priceExtremes(prices: readonly DecimalString[]): {
  lowest: DecimalString;
  highest: DecimalString;
} {
  const [first = decimal('0')] = prices;
  return prices.reduce(
    ({ lowest, highest }, price) => ({
      lowest: compare(price, lowest) < 0 ? price : lowest,
      highest: compare(price, highest) > 0 ? price : highest,
    }),
    { lowest: first, highest: first },
  );
}

/** A point of a chart, in hundredths of its width from the left and of its height from the top. */
export interface ChartPoint {
  x: string;
  y: string;
}

/** The points of a chart in a square of 100: equal distances, the highest price at the top. A flat line is centred. */
export function chartPoints(prices: readonly DecimalString[]): ChartPoint[] {
  const { lowest, highest } = priceExtremes(prices);
  const span = subtract(highest, lowest);
  const isFlat = compare(highest, lowest) === 0;
  return prices.map((price, index) => ({
    x: String(Math.round((index * 10_000) / Math.max(1, prices.length - 1)) / 100),
    y: isFlat
      ? '50'
      : truncate(multiply(divide(subtract(highest, price), span, 'down'), decimal('100')), 2),
  }));
}
