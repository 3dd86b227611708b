import { maxFractionDigits, round, truncate, type DecimalString } from './decimal.ts';

/** Groups the digits of a decimal number before its point: `1,234.5`. */
export function groupThousands(value: string): string {
  const [whole = '0', fraction] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The signs of the currencies that a profile offers (core §9). */
const currencySigns: Readonly<Record<string, string>> = {
  USD: '$',
  KRW: '₩',
  JPY: '¥',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  CAD: 'CA$',
  AUD: 'A$',
  SGD: 'S$',
  THB: '฿',
};

/** A value in a currency, rounded to its minor unit and grouped: `€1,234.56`, `¥1,235`; negative `-€1.00`. */
export function formatMoney(value: DecimalString, currency: string): string {
  const figure = round(value, currency === 'KRW' || currency === 'JPY' ? 0 : 2);
  const [minus, size] = figure.startsWith('-') ? ['-', figure.slice(1)] : ['', figure];
  return minus + (currencySigns[currency] ?? `${currency} `) + groupThousands(size);
}

/** Dollars to the cent, grouped: `$1,234.56`; a negative value is `-$1.00`. */
export function formatDollars(value: DecimalString): string {
  return formatMoney(value, 'USD');
}

/**
 * An amount in units of its asset, grouped, at most eight fraction digits: `1,250.5`. A smaller amount is shown with
 * all its digits, because it is not zero.
 */
export function formatUnits(amount: DecimalString): string {
  const shown = truncate(amount, 8);
  return groupThousands(shown === '0' ? truncate(amount, maxFractionDigits) : shown);
}
