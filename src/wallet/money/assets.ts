import { decimal, add, multiply, type DecimalString } from './decimal.ts';

/** What a person holds of one asset; `balance` in units of the asset. */
export interface Holding {
  assetType: string;
  balance: DecimalString;
}

/**
 * Dollars per unit, for the portfolio value (core §9). CBDC, a won stablecoin, is worth 1 dollar here and 1,200 won in
 * top-up, and BusanCoin falls under the default although it is 1 won locally: each table holds in its own area.
 */
const dollarRates: Readonly<Record<string, DecimalString>> = {
  XP: decimal('0.8'),
  USDC: decimal('1'),
  CBDC: decimal('1'),
  BTC: decimal('45000'),
  ETH: decimal('2500'),
};

/** The rate of every asset that has none of its own (core §9). */
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

/** Dollars that an amount of an asset is worth, unrounded. */
export function dollarValue(assetType: string, amount: DecimalString): DecimalString {
  return multiply(amount, dollarRates[assetType] ?? defaultDollarRate);
}

/** Dollars that all holdings are worth together, unrounded. */
export function portfolioValue(holdings: readonly Holding[]): DecimalString {
  return add(...holdings.map((holding) => dollarValue(holding.assetType, holding.balance)));
}

/** The balance held of an asset, `0` when it is not held. */
export function balanceOf(holdings: readonly Holding[], assetType: string): DecimalString {
  return holdings.find((holding) => holding.assetType === assetType)?.balance ?? decimal('0');
}

/** The day's change of a portfolio: a fixed figure of the documents (core §9); none where nothing is held. */
export function changeToday(holdings: readonly Holding[]): string | undefined {
  return holdings.length > 0 ? '+5.2% today' : undefined;
}
