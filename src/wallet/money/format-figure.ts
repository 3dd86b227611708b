import { maxFractionDigits, round, truncate, type DecimalString } from './decimal.ts';
import { formatUnits, groupThousands } from './format.ts';

// Apart from `format.ts`, because the first screen shows none of these.

/**
 * Won of the local currency, grouped: `₩12,500`. A won has no minor unit, but a coin of one won can have a fraction,
 * which is shown. A negative value is `-₩1`.
 */
export function formatWon(value: DecimalString): string {
  const figure = formatUnits(value);
  return figure.startsWith('-') ? `-₩${figure.slice(1)}` : `₩${figure}`;
}

/** Won in a Korean sentence: `12,500원`. Labels and tables show `₩12,500`. */
export const formatKoreanWon = (value: DecimalString): string => `${formatUnits(value)}원`;

/** An amount to a fixed number of fraction digits, grouped: `formatFixed('10', 3)` is `10.000`. */
export function formatFixed(amount: DecimalString, fractionDigits: number): string {
  return groupThousands(round(amount, fractionDigits));
}

/**
 * An amount with all its digits and at least a number of fraction digits, grouped: `formatInFull('10', 3)` is `10.000`.
 * For a sum that is charged, which must not be rounded.
 */
export function formatInFull(amount: DecimalString, leastFractionDigits: number): string {
  const [, fraction = ''] = truncate(amount, maxFractionDigits).split('.');
  return formatFixed(amount, Math.max(leastFractionDigits, fraction.length));
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
