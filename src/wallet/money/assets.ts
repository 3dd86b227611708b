import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import {
  add,
  compare,
  decimal,
  divide,
  isPositive,
  multiply,
  round,
  subtract,
  type DecimalString,
} from './decimal.ts';

/** What a person holds of one asset; `balance` in units of the asset. */
export interface Holding {
  assetType: string;
  balance: DecimalString;
}

/** The rates as the provider gives them (decision 91). */
export type Rates = readonly ExchangeRate[];

/** Dollars per unit of every asset that has no rate (core §9). */
const defaultDollarRate = decimal('1');

/** The city's local currency: one coin is one won (local §1). */
export const localCurrency = 'BusanCoin';

const assetNames: Readonly<Record<string, string>> = {
  XP: 'XP Network',
  USDC: 'USD Coin',
  CBDC: 'Digital Won',
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BusanCoin: 'Busan local currency',
};

/** The name in words of an asset code; an unknown code names itself. */
export function assetName(assetType: string): string {
  return assetNames[assetType] ?? assetType;
}

const rateOf = (rates: Rates, assetType: string) =>
  rates.find((rate) => rate.assetType === assetType);

/** Dollars per unit of an asset; one where the provider gives no rate for it (decision 91). */
export function dollarRate(rates: Rates, assetType: string): DecimalString {
  return rateOf(rates, assetType)?.dollars ?? defaultDollarRate;
}

/** Dollars that an amount of an asset is worth, unrounded. */
export function dollarValue(rates: Rates, assetType: string, amount: DecimalString): DecimalString {
  return multiply(amount, dollarRate(rates, assetType));
}

/** Dollars that all holdings are worth together, unrounded. */
export function portfolioValue(rates: Rates, holdings: readonly Holding[]): DecimalString {
  return add(...holdings.map(({ assetType, balance }) => dollarValue(rates, assetType, balance)));
}

/** The balance held of an asset, `0` when it is not held. */
export function balanceOf(holdings: readonly Holding[], assetType: string): DecimalString {
  return holdings.find((holding) => holding.assetType === assetType)?.balance ?? decimal('0');
}

const hundred = decimal('100');

/** Dollars that a value was before it changed by so many percent. */
function valueBefore(value: DecimalString, change: DecimalString): DecimalString {
  const share = add(hundred, change);
  return isPositive(share) ? multiply(value, divide(hundred, share, 'down')) : value;
}

/**
 * The change of a portfolio in 24 hours, in percent to one decimal: what the same holdings were worth then, by the
 * change of each rate, against what they are worth now. Nothing where they were worth nothing.
 */
export function changeToday(rates: Rates, holdings: readonly Holding[]): string | undefined {
  const before = add(
    ...holdings.map(({ assetType, balance }) =>
      valueBefore(
        dollarValue(rates, assetType, balance),
        rateOf(rates, assetType)?.change ?? decimal('0'),
      ),
    ),
  );
  if (!isPositive(before)) return undefined;
  const gained = subtract(portfolioValue(rates, holdings), before);
  const percent = round(divide(multiply(gained, hundred), before, 'down'), 1);
  const sign = compare(percent, decimal('0')) < 0 ? '−' : '+';
  return `${sign}${percent.replace('-', '')}% today`;
}
