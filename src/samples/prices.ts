import type { AssetPrices, PricePoint } from '#wallet/entities/asset-prices.ts';
import { canonical, decimal, multiply, round, type DecimalString } from '#wallet/money/decimal.ts';
import { divide } from '#wallet/money/divide.ts';
import { percentChange } from '#wallet/money/price-change.ts';
import type { PriceRange } from '#wallet/money/price-range.ts';

/** The current price of one unit of an asset. */
export interface CurrentPrice {
  assetType: string;
  won: DecimalString;
  dollars: DecimalString;
}

/** The past of an asset whose price moves. Prices are in millionths of the current price. */
interface Past {
  /** The seed of the random walk. */
  seed: bigint;
  /** Maximum change in an hour. */
  swing: bigint;
  /** The price 24 hours ago. */
  dayAgo: bigint;
  /** The price around which the walk ends a year ago. */
  yearAgo: bigint;
  /** The number of fraction digits of a past price. */
  digits: { dollars: number; won: number };
}

/**
 * The assets whose prices move; all others are stable (decision 215). With the prices of 24 hours ago, the value of the
 * sample user's holdings has risen by the documented 5.2%.
 */
const pasts: Readonly<Record<string, Past>> = {
  XP: {
    seed: 11n,
    swing: 5_000n,
    dayAgo: 950_000n,
    yearAgo: 640_000n,
    digits: { dollars: 4, won: 2 },
  },
  BTC: {
    seed: 5n,
    swing: 4_000n,
    dayAgo: 941_000n,
    yearAgo: 700_000n,
    digits: { dollars: 2, won: 0 },
  },
  ETH: {
    seed: 8n,
    swing: 5_500n,
    dayAgo: 936_000n,
    yearAgo: 780_000n,
    digits: { dollars: 2, won: 0 },
  },
};

/** The unchanged price, in millionths. */
const unchanged = 1_000_000n;
const hoursADay = 24;
const hoursAYear = 364 * hoursADay;

/** The ages of the prices in a chart, in hours: one a hour for a day, one a day for 30 days, one a week for a year. */
const chartHours: Readonly<Record<PriceRange, { length: number; step: number }>> = {
  day: { length: hoursADay, step: 1 },
  month: { length: 30 * hoursADay, step: hoursADay },
  year: { length: hoursAYear, step: 7 * hoursADay },
};

/** Random steps of a seeded generator, each from `-swing` to `swing`. */
function stepsOf({ seed, swing }: Past): () => bigint {
  let state = seed;
  return () => {
    state = (state * 1_664_525n + 1_013_904_223n) & 0xffff_ffffn;
    return ((state >> 8n) % (2n * swing + 1n)) - swing;
  };
}

/**
 * The prices of all hours back to a year ago, by their age in hours. The last day is a random bridge between two given
 * prices; before it, a random walk is pulled towards a straight line to the price of a year ago.
 */
function walkOf(past: Past): readonly bigint[] {
  const step = stepsOf(past);
  const day = BigInt(hoursADay);
  const free = [0n];
  for (let hour = 1; hour <= hoursADay; hour += 1) free.push((free[hour - 1] ?? 0n) + 2n * step());
  const gap = past.dayAgo - unchanged - (free[hoursADay] ?? 0n);
  const walk = free.map((value, hour) => unchanged + value + (gap * BigInt(hour)) / day);
  const slope = past.yearAgo - past.dayAgo;
  const span = BigInt(hoursAYear - hoursADay);
  for (let hour = hoursADay + 1; hour <= hoursAYear; hour += 1) {
    const before = walk[hour - 1] ?? unchanged;
    const line = past.dayAgo + (slope * BigInt(hour - hoursADay)) / span;
    walk.push(before + (before * step()) / unchanged + (line - before) / 300n);
  }
  return walk;
}

/** The computed walks, by asset. */
const walks = new Map<string, readonly bigint[]>();

/** The price of an asset some full hours ago. */
function priceAgo({ assetType, won, dollars }: CurrentPrice, hours: number) {
  const past = pasts[assetType];
  if (past === undefined || hours === 0) return { dollars, won };
  const walk = walks.get(assetType) ?? walkOf(past);
  walks.set(assetType, walk);
  const share = divide(
    decimal(String(walk[hours] ?? unchanged)),
    decimal(String(unchanged)),
    'down',
  );
  return {
    dollars: canonical(round(multiply(dollars, share), past.digits.dollars)),
    won: canonical(round(multiply(won, share), past.digits.won)),
  };
}

/** The change of an asset's price in the last 24 hours, in percent with two decimals. */
export function changeInADay(current: CurrentPrice): DecimalString {
  return percentChange(priceAgo(current, hoursADay).dollars, current.dollars, 2);
}

/** One hour, in milliseconds. */
const hour = 60 * 60 * 1_000;

/**
 * The prices of an asset in a period up to `now`, a price for full hours. The current price is the documented one at
 * any time; the past is the same walk back from it (decision 215).
 */
export function samplePrices(current: CurrentPrice, range: PriceRange, now: Date): AssetPrices {
  const { length, step } = chartHours[range];
  const last = now.getTime() - (now.getTime() % hour);
  const points: PricePoint[] = [];
  for (let hours = length; hours >= 0; hours -= step) {
    points.push({
      at: new Date(last - hours * hour).toISOString(),
      ...priceAgo(current, hours),
    });
  }
  const first = points[0]?.dollars ?? current.dollars;
  return {
    assetType: current.assetType,
    range,
    change: percentChange(first, current.dollars),
    points,
  };
}
