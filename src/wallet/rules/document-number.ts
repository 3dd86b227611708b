import type { DocumentType } from '#wallet/entities/digital-document.ts';

/** A number with separators as in `900215-1234567`: letters, digits, and single spaces or hyphens between them. */
const separated = /^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/;

/** A passport number by ICAO Doc 9303, for example the Korean `M12345678` and `M123A4567`. */
const passportShape = /^[A-Z0-9]{6,9}$/;

/** The region codes of Korean driving licences. */
const licenceRegions = { first: 11, last: 28 } as const;

/** A document number in capitals, without its separators. */
function compact(number: string): string {
  return number.trim().toUpperCase().replaceAll(/[ -]/g, '');
}

/**
 * True if a number has the form of its kind of document (decision 214):
 *
 * - passports: 6 to 9 letters and digits, with at least one digit;
 * - ID cards of 13 digits: a Korean resident or foreigner registration number with an existing day of birth;
 * - licences of 12 digits: a Korean licence, `11-22-333333-44`, with a region code from 11 to 28;
 * - others: 5 to 24 letters and digits, with at least three digits.
 */
export function hasNumberForm(type: DocumentType, number: string): boolean {
  if (number.length > 60 || !separated.test(number.trim().toUpperCase())) return false;
  const characters = compact(number);
  if (type === 'passport') return passportShape.test(characters) && /\d/.test(characters);
  if (type === 'id' && isKoreanId(characters)) return birthDayOf(characters) !== undefined;
  if (type === 'license' && /^\d{12}$/.test(characters)) {
    const region = Number.parseInt(characters.slice(0, 2), 10);
    return region >= licenceRegions.first && region <= licenceRegions.last;
  }
  const digits = characters.replaceAll(/\D/g, '').length;
  return characters.length >= 5 && characters.length <= 24 && digits >= 3;
}

const isKoreanId = (characters: string) => /^\d{13}$/.test(characters);

/** Korean registration numbers issued from October 2020 on have no check digit. */
const lastCheckedBirth = '2020-09-30';

/**
 * True if a number has a wrong check digit. Only a Korean registration number has one, for births before October 2020.
 */
export function hasWrongCheckDigit(type: DocumentType, number: string): boolean {
  const characters = compact(number);
  if (type !== 'id' || !isKoreanId(characters)) return false;
  const birth = birthDayOf(characters);
  if (birth === undefined || birth > lastCheckedBirth) return false;
  const digits = Array.from(characters, (digit) => Number.parseInt(digit, 10));
  const weights = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
  const isForeigner = '5678'.includes(characters.charAt(6));
  return ((isForeigner ? 13 : 11) - (sum % 11)) % 10 !== digits[12];
}

/** The century of birth by the seventh digit of a Korean registration number. */
const centuries: Readonly<Record<string, string>> = {
  '9': '18',
  '0': '18',
  '1': '19',
  '2': '19',
  '5': '19',
  '6': '19',
  '3': '20',
  '4': '20',
  '7': '20',
  '8': '20',
};

/** The day of birth in a Korean registration number, as `1990-02-15`; undefined if it does not exist. */
function birthDayOf(characters: string): string | undefined {
  const [year, month, day] = [0, 2, 4].map((start) => characters.slice(start, start + 2));
  const birth = `${centuries[characters.charAt(6)]}${year}-${month}-${day}`;
  const time = new Date(`${birth}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(birth) ? birth : undefined;
}
