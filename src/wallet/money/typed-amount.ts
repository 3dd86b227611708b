import { readTypedFigures } from '#wallet/typed-text.ts';

import {
  canonical,
  isDecimal,
  isPositive,
  maxFractionDigits,
  type DecimalString,
} from './decimal.ts';
import { fractionDigitsOf } from './fraction-digits.ts';

/** Maximum number of characters of a typed amount that is parsed, including its unit and invisible characters. */
const maxTypedLength = 200;

/** The signs of a unit before or after a figure, besides its code. */
const unitMarks: ReadonlyMap<string, readonly string[]> = new Map([
  ['KRW', ['₩', '원']],
  ['원', ['₩', 'KRW']],
  ['CBDC', ['₩', '원', 'KRW']],
  ['USD', ['$', 'US$']],
  ['USDC', ['$']],
  ['EUR', ['€']],
  ['JPY', ['¥', '円']],
  ['CNY', ['¥', '元']],
  ['SGD', ['$', 'S$']],
  ['BusanCoin', ['₩', '원', 'KRW']],
  ['BTC', ['₿']],
  ['ETH', ['Ξ']],
]);

/** Arabic and Persian digits, from 0 to 9. */
const arabicDigits = [/[\u0660-\u0669]/, /[\u06F0-\u06F9]/] as const;

/** Replaces the digits of a text by plain ones if all are of one Arabic script, and its separators by `.` and `'`. */
function withPlainDigits(text: string): string {
  const digits = text.match(/\p{Nd}/gu) ?? [];
  if (!arabicDigits.some((script) => digits.every((digit) => script.test(digit)))) return text;
  return text
    .replaceAll(/\p{Nd}/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', "'");
}

function withoutUnit(text: string, unit: string): string {
  const marks = [unit, ...(unitMarks.get(unit) ?? [])]
    .filter((mark) => mark !== '')
    .map((mark) => mark.toLowerCase())
    // The longest first, because `US$` ends in `$`.
    .toSorted((left, right) => right.length - left.length);
  const lower = text.toLowerCase();
  const before = marks.find((mark) => lower.startsWith(mark))?.length ?? 0;
  const after = marks.find((mark) => lower.slice(before).endsWith(mark))?.length ?? 0;
  return text.slice(before, text.length - after).trim();
}

/**
 * The figure in a typed amount: plain digits and separators, without the unit and a plus. Undefined if it cannot be
 * one. The sign may precede the unit, as the wallet shows it: `-₩5,000`.
 */
function figureOf(typed: string, unit: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const text = readTypedFigures(typed);
  if (text === undefined) return undefined;
  const [, sign = '', amount = ''] = /^([+-](?![+-]))?(.*)$/.exec(withPlainDigits(text)) ?? [];
  return `${sign === '-' ? sign : ''}${withoutUnit(amount, unit)}`;
}

/**
 * A figure whose comma can be a decimal point as well as a thousands separator: `1,500` is 1.5 on a phone with a
 * decimal comma, and 1500 on another phone.
 */
const ambiguousComma = /^-?[1-9]\d{0,2},\d{3}$/;

/** Groups of three digits between spaces or apostrophes, which are never used as a decimal point. */
const plainGroups = /^(-?[1-9]\d{0,2})((?: \d{3})+|(?:['’]\d{3})+)(?=[.,]\d*$|$)/;

/** A figure with a decimal point and without groups; undefined if a comma is ambiguous. */
function ungrouped(figure: string): string | undefined {
  if (ambiguousComma.test(figure)) return undefined;
  const [groups] = plainGroups.exec(figure) ?? [];
  if (groups !== undefined) {
    return groups.replaceAll(/[ '’]/g, '') + figure.slice(groups.length).replace(',', '.');
  }
  if (/^-?(\d+|[1-9]\d{0,2}(,\d{3})+)?(\.\d*)?$/.test(figure)) return figure.replaceAll(',', '');
  if (/^-?(\d*|\d{1,3}(\.\d{3})+),\d*$/.test(figure)) {
    return figure.replaceAll('.', '').replace(',', '.');
  }
  return undefined;
}

/** A figure as plain decimal text, of any length; undefined for any other text. */
function plainText(figure: string): string | undefined {
  const text = ungrouped(figure);
  if (text === undefined || !/\d/.test(text)) return undefined;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  return `${sign}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Reads a typed or pasted number: full-width digits, a minus, a leading or trailing point, a decimal comma, groups
 * (`1,234.5`, `1.234,5`, `1 234.5`, `1'234.5`), and the field's unit before or after. Undefined for an ambiguous,
 * non-numeric, exponent or over-long text.
 */
export function readNumber(typed: string, unit = ''): DecimalString | undefined {
  const figure = figureOf(typed, unit);
  const text = figure === undefined ? undefined : plainText(figure);
  return text !== undefined && isDecimal(text) ? canonical(text) : undefined;
}

/**
 * Reads a typed amount above zero; undefined for any other text, which counts as missing. The comma of an asset
 * without fractions is never ambiguous.
 */
export function readAmount(typed: string, unit = ''): DecimalString | undefined {
  const value = readWhole(typed, unit) ?? readNumber(typed, unit);
  return value !== undefined && isPositive(value) ? value : undefined;
}

/**
 * Reads a typed amount of won, or of another unit without a minor unit: whole, with or without groups. Undefined for
 * any other text.
 */
export function readWon(typed: string, unit = 'KRW'): DecimalString | undefined {
  const compact = figureOf(typed, unit)?.replace(/^(-?\d{1,3})((?:[ ,'’]\d{3})+)$/, (groups) =>
    groups.replaceAll(/[ ,'’]/g, ''),
  );
  return compact !== undefined && /^-?\d+$/.test(compact) ? readNumber(compact) : undefined;
}

/** A whole amount of an asset without fractions; undefined for other assets. */
function readWhole(typed: string, unit: string): DecimalString | undefined {
  return fractionDigitsOf(unit) === 0 ? readWon(typed, unit) : undefined;
}

/**
 * The error of an amount while it is typed; undefined for a readable amount, and for a text that may become one:
 *
 * - `ambiguous-comma`: the comma of the figure may be a decimal point;
 * - `too-many-digits`: it has more fraction digits than the ledger.
 */
export function typedAmountProblem(
  typed: string,
  unit: string,
): { problem: 'ambiguous-comma'; figure: string } | { problem: 'too-many-digits' } | undefined {
  const figure = figureOf(typed, unit);
  if (figure === undefined || readWhole(typed, unit) !== undefined) return undefined;
  if (ambiguousComma.test(figure)) return { problem: 'ambiguous-comma', figure };
  const [, fraction = ''] = plainText(figure)?.split('.') ?? [];
  return fraction.length > maxFractionDigits ? { problem: 'too-many-digits' } : undefined;
}
