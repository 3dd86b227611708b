import { Big } from 'big.js';

declare const decimalBrand: unique symbol;

/**
 * A plain decimal number as text: optional minus, digits, optional fraction; never an exponent. All money in the
 * wallet has this type, because a float cannot hold it. Only parsed or computed decimals have it: a typed text is not
 * an amount yet.
 */
export type DecimalString = string & { readonly [decimalBrand]: true };

/** Maximum number of fraction digits in the ledger, for every asset. */
export const maxFractionDigits = 18;

/** Maximum number of digits before the point in the ledger. */
const maxIntegerDigits = 20;

/** Maximum number of characters of an amount as text, including leading zeros. */
const maxLength = 100;

const plainDecimal = /^-?\d+(\.\d+)?$/;

/** Whether a text is a plain decimal that the ledger can hold. */
export function isDecimal(text: string): text is DecimalString {
  if (text.length > maxLength || !plainDecimal.test(text)) return false;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  return (
    whole.replace(/^0+(?=\d)/, '').length <= maxIntegerDigits &&
    fraction.length <= maxFractionDigits
  );
}

/**
 * The decimal in a text that is known to be valid: a constant, or a figure of the database.
 * @throws {RangeError} for any other text
 */
export function decimal(text: string): DecimalString {
  if (!isDecimal(text)) throw new RangeError(`${JSON.stringify(text)} is no decimal`);
  return text;
}

/** A result of Big as text. `toFixed` writes plain decimals only; a product may have more digits than the ledger. */
function written(value: Big, ...digits: Parameters<Big['toFixed']>): DecimalString {
  return value.toFixed(...digits) as DecimalString;
}

/** A decimal without insignificant zeros: `007.50` is `7.5`. */
export function canonical(value: DecimalString): DecimalString {
  return written(new Big(value));
}

/** The sum of all parts, exact. */
export function add(...parts: DecimalString[]): DecimalString {
  return written(parts.reduce((sum, part) => sum.plus(part), new Big(0)));
}

/** `minuend` less `subtrahend`, exact. */
export function subtract(minuend: DecimalString, subtrahend: DecimalString): DecimalString {
  return written(new Big(minuend).minus(subtrahend));
}

/** The product, exact. */
export function multiply(left: DecimalString, right: DecimalString): DecimalString {
  return written(new Big(left).times(right));
}

/** Rounds away from zero to a maximum number of fraction digits, so that a collected amount is never too small. */
export function roundUp(value: DecimalString, fractionDigits = maxFractionDigits): DecimalString {
  return written(new Big(value).round(fractionDigits, Big.roundUp));
}

/** -1, 0 or 1, as `left` is below, equal to or above `right`. */
export function compare(left: DecimalString, right: DecimalString): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

/** Whether a value is above zero. */
export function isPositive(value: DecimalString): boolean {
  return new Big(value).gt(0);
}

/** Rounds half up to a fixed number of fraction digits, padded with zeros: `round('10', 3)` is `10.000`. */
export function round(value: DecimalString, fractionDigits: number): DecimalString {
  return written(new Big(value), fractionDigits, Big.roundHalfUp);
}

/** Truncates to a maximum number of fraction digits, without trailing zeros: the result never exceeds the value. */
export function truncate(value: DecimalString, fractionDigits: number): DecimalString {
  return written(new Big(value).round(fractionDigits, Big.roundDown));
}
