import { Big, type RoundingMode } from 'big.js';

/**
 * A plain decimal number as text: optional minus, digits, optional fraction; never an exponent.
 * All money in the wallet is this type, because a float cannot hold it.
 */
export type DecimalString = string;

/** Most fraction digits the ledger keeps, for every asset. */
export const maxFractionDigits = 18;

/** Most digits before the point that the ledger keeps. */
const maxIntegerDigits = 20;

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
 * Reads a number as a person types it: spaces around it, a minus, grouping commas, a leading or trailing point.
 * Non-numeric, exponent or over-long ones read as nothing.
 */
export function readNumber(typed: string): DecimalString | undefined {
  const compact = typed.trim();
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(compact) || !/\d/.test(compact)) return undefined;
  const ungrouped = compact.replaceAll(',', '');
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(ungrouped) ?? [];
  const text = `${sign}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  return isDecimal(text) ? new Big(text).toFixed() : undefined;
}

/** Reads an amount above zero as a person types it; anything else reads as nothing, that is, as not filled. */
export function readAmount(typed: string): DecimalString | undefined {
  const value = readNumber(typed);
  return value !== undefined && compare(value, '0') > 0 ? value : undefined;
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

const roundings = { up: dividing(Big.roundUp), down: dividing(Big.roundDown) };

function dividing(rounding: RoundingMode) {
  const Quotient = Big();
  Quotient.DP = maxFractionDigits;
  Quotient.RM = rounding;
  return Quotient;
}

/**
 * The quotient, rounded once, at the last digit that the ledger keeps: `up`, away from zero, so that what is asked for is
 * never too little, or `down`, so that it is never too much. Exact where it ends before that digit. The divisor is not zero.
 */
export function divide(
  dividend: DecimalString,
  divisor: DecimalString,
  rounding: keyof typeof roundings,
): DecimalString {
  return new roundings[rounding](dividend).div(divisor).toFixed();
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
