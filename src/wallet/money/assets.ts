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

/** A user's holding of one asset; `balance` in units of the asset. */
export interface Holding {
  assetType: string;
  balance: DecimalString;
}

/** The provider's rates (decision 91). */
export type Rates = readonly ExchangeRate[];

/** Dollars per unit of an asset without a rate (core §9). */
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

/** The name of an asset code; an unknown code is returned unchanged. */
export function assetName(assetType: string): string {
  return assetNames[assetType] ?? assetType;
}

const rateOf = (rates: Rates, assetType: string) =>
  rates.find((rate) => rate.assetType === assetType);

/** Dollars per unit of an asset; one if the provider gives no rate for it (decision 91). */
export function dollarRate(rates: Rates, assetType: string): DecimalString {
  return rateOf(rates, assetType)?.dollars ?? defaultDollarRate;
}

/** The value of an amount of an asset in dollars, unrounded. */
export function dollarValue(rates: Rates, assetType: string, amount: DecimalString): DecimalString {
  return multiply(amount, dollarRate(rates, assetType));
}

/** The total value of all holdings in dollars, unrounded. */
export function portfolioValue(rates: Rates, holdings: readonly Holding[]): DecimalString {
  return add(...holdings.map(({ assetType, balance }) => dollarValue(rates, assetType, balance)));
}

/** The balance of an asset, `0` if it is not held. */
export function balanceOf(holdings: readonly Holding[], assetType: string): DecimalString {
  return holdings.find((holding) => holding.assetType === assetType)?.balance ?? decimal('0');
}

const hundred = decimal('100');

/** The value in dollars before it changed by a percentage. */
function valueBefore(value: DecimalString, change: DecimalString): DecimalString {
  const share = add(hundred, change);
  return isPositive(share) ? multiply(value, divide(hundred, share, 'down')) : value;
}

/**
 * The change of a portfolio in 24 hours, in percent with one decimal. Compares the current value of the holdings with
 * their previous value, computed from the change of each rate. Undefined if they were worth nothing.
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
