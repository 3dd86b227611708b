import { readTypedFigures, readTypedGroups } from '#wallet/typed-text.ts';

/** Maximum number of characters of a typed card number that is parsed. */
const maxTypedLength = 60;

/**
 * A typed card number in plain digits: 12 to 19 with the check digit of Luhn, in groups separated by blanks or
 * hyphens. Undefined for any other text.
 */
export function readCardNumber(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const digits = readTypedGroups(typed)?.replaceAll(/[ -]/g, '');
  return digits !== undefined && /^\d{12,19}$/.test(digits) && hasCheckDigit(digits)
    ? digits
    : undefined;
}

/** Whether the last digit is the check digit of Luhn. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number.parseInt(digit, 10) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0;
}

/** The last month of a card as `2034-12`, typed as `12/34`, `12/2034` or `1234`. Undefined for any other text. */
export function readExpiry(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const text = readTypedFigures(typed)?.replaceAll(' ', '') ?? '';
  const [, month, year] = /^(0[1-9]|1[0-2])[/-]?(?:20)?(\d\d)$/.exec(text) ?? [];
  return month === undefined || year === undefined ? undefined : `20${year}-${month}`;
}

/** The month of a card as it is printed, `12/34`, from `2034-12`. */
export function printedExpiry(expiry: string): string {
  return `${expiry.slice(5)}/${expiry.slice(2, 4)}`;
}

/** A typed security code: 3 or 4 digits. Undefined for any other text. */
export function readSecurityCode(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const code = readTypedFigures(typed) ?? '';
  return /^\d{3,4}$/.test(code) ? code : undefined;
}
