import { Big } from 'big.js';

/**
 * A plain decimal number as text: optional minus, digits, optional fraction; never an exponent.
 * All money in the wallet is this type, because a float cannot hold it.
 */
export type DecimalString = string;

/** Most fraction digits the ledger keeps, for every asset. */
export const maxFractionDigits = 18;

/** Most digits before the point that the ledger keeps. */
export const maxIntegerDigits = 20;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** Whether a text is a plain decimal that the ledger can hold. */
export function isDecimal(text: string): text is DecimalString {
  if (!plainDecimal.test(text)) return false;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return (
    whole.replace(/^0+(?=\d)/, '').length <= maxIntegerDigits &&
    fraction.length <= maxFractionDigits
  );
}

/**
 * Reads an amount as a person types it: spaces around it, grouping commas, a leading or trailing point.
 * Zero, negative, non-numeric, exponent or over-long amounts read as nothing, that is, as not filled.
 */
export function readAmount(typed: string): DecimalString | undefined {
  const compact = typed.trim();
  if (!/^(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(compact) || !/\d/.test(compact)) return undefined;
  const ungrouped = compact.replaceAll(',', '');
  const [whole = '', fraction = ''] = ungrouped.split('.');
  const text = fraction === '' ? whole || '0' : `${whole || '0'}.${fraction}`;
  if (!isDecimal(text)) return undefined;
  const value = new Big(text);
  return value.gt(0) ? value.toFixed() : undefined;
}

/** The sum of all parts, exact. */
export function add(...parts: DecimalString[]): DecimalString {
  return parts.reduce((sum, part) => sum.plus(part), new Big(0)).toFixed();
}

/** `minuend` less `subtrahend`, exact. */
export function subtract(minuend: DecimalString, subtrahend: DecimalString): DecimalString {
  return new Big(minuend).minus(subtrahend).toFixed();
}

/** The product, exact. */
export function multiply(left: DecimalString, right: DecimalString): DecimalString {
  return new Big(left).times(right).toFixed();
}

/** -1, 0 or 1, as `left` is below, equal to or above `right`. */
export function compare(left: DecimalString, right: DecimalString): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

/** Rounds half up to a fixed number of fraction digits, zeros kept: `round('10.001', 3)` is `10.001`. */
export function round(value: DecimalString, fractionDigits: number): DecimalString {
  return new Big(value).toFixed(fractionDigits, Big.roundHalfUp);
}

/** Cuts to at most so many fraction digits, towards zero, trailing zeros dropped: never shows more than there is. */
export function truncate(value: DecimalString, fractionDigits: number): DecimalString {
  return new Big(value).round(fractionDigits, Big.roundDown).toFixed();
}
