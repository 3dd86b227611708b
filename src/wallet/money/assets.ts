import type { ExchangeRate } from '#wallet/entities/exchange-rate.ts';

import { add, decimal, multiply, type DecimalString } from './decimal.ts';

/** A user's holding of one asset; `balance` in units of the asset. */
export interface Holding {
  assetType: string;
  balance: DecimalString;
  /**
   * The change of the value of all the user's holdings in 24 hours, in percent with one decimal: the same in each row.
   * Missing if they are worth nothing (decision 215).
   */
  today?: DecimalString | undefined;
}

/** The provider's rates (decision 91). */
export type Rates = readonly ExchangeRate[];

/** Dollars per unit of an asset without a rate (core §9). */
const defaultDollarRate = decimal('1');

/** The city's local currency: one coin is one won (local §1). */
export const localCurrency = 'BusanCoin';

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

/**
 * A value in dollars in the currency of a profile, by the provider's rate (decision 217). It stays in dollars if none
 * was chosen, or if the provider has no rate for the currency.
 */
export function inCurrency(
  rates: Rates,
  dollars: DecimalString,
  currency: string,
): { value: DecimalString; currency: string } {
  const perDollar = rateOf(rates, currency)?.perDollar;
  return perDollar
    ? { value: multiply(dollars, perDollar), currency }
    : { value: dollars, currency: 'USD' };
}

/** The balance of an asset, `0` if it is not held. */
export function balanceOf(holdings: readonly Holding[], assetType: string): DecimalString {
  return holdings.find((holding) => holding.assetType === assetType)?.balance ?? decimal('0');
}
