import { maxFractionDigits, round, truncate, type DecimalString } from './decimal.ts';

function groupThousands(value: string): string {
  const [whole = '0', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Dollars to the cent, grouped: `$1,234.56`; a negative value is `-$1.00`. */
export function formatDollars(value: DecimalString): string {
  const cents = round(value, 2);
  return cents.startsWith('-')
    ? `-$${groupThousands(cents.slice(1))}`
    : `$${groupThousands(cents)}`;
}

/**
 * Won of the local currency, grouped: `₩12,500`. A won has no minor unit, but a coin of one won can have a fraction,
 * which is shown. A negative value is `-₩1`.
 */
export function formatWon(value: DecimalString): string {
  const figure = formatUnits(value);
  return figure.startsWith('-') ? `-₩${figure.slice(1)}` : `₩${figure}`;
}

/**
 * An amount in units of its asset, grouped, at most eight fraction digits: `1,250.5`. A smaller amount is shown with
 * all its digits, because it is not zero.
 */
export function formatUnits(amount: DecimalString): string {
  const shown = truncate(amount, 8);
  return groupThousands(shown === '0' ? truncate(amount, maxFractionDigits) : shown);
}

/** An amount to a fixed number of fraction digits, grouped: `formatFixed('10', 3)` is `10.000`. */
export function formatFixed(amount: DecimalString, fractionDigits: number): string {
  return groupThousands(round(amount, fractionDigits));
}

/** An amount with all its digits, grouped: `formatExact('1250.0000001')` is `1,250.0000001`. */
export function formatExact(amount: DecimalString): string {
  return groupThousands(truncate(amount, maxFractionDigits));
}

/** An amount with all its digits and its asset: `1,250.0000001 XP`. */
export function formatExactUnits(amount: DecimalString, assetType: string): string {
  return `${formatExact(amount)} ${assetType}`;
}

/** A count, grouped: `1,250`. */
export function formatCount(count: number): string {
  return groupThousands(String(count));
}
