import { dollarValue, type Holding, type Rates } from './assets.ts';

/** The share of an asset in the total value. */
export interface Allocation {
  assetType: string;
  /** From 0 to 1. */
  share: number;
  /** The sum of the larger shares, from 0 to 1: where the asset begins in a bar. */
  start: number;
}

/** The shares of the assets that have a value, the largest first. */
export function allocationOf(rates: Rates, holdings: readonly Holding[]): Allocation[] {
  const values = holdings
    .map(({ assetType, balance }) => ({
      assetType,
      // oxlint-disable-next-line house/no-float-money -- exact enough for a drawing and for whole percents
      value: Number(dollarValue(rates, assetType, balance)),
    }))
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const total = values.reduce((sum, { value }) => sum + value, 0);
  const allocation: Allocation[] = [];
  let start = 0;
  for (const { assetType, value } of values) {
    const share = value / total;
    allocation.push({ assetType, share, start });
    start += share;
  }
  return allocation;
}
