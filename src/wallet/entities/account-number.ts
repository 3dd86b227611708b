import { readTypedGroups } from '#wallet/typed-text.ts';

const shownCharacters = 4;

/** Maximum number of characters of a typed account number that is parsed. */
const maxTypedLength = 60;

/**
 * An account number masked for a list, with its last four characters: `•••• 8901`. A shorter number shows none.
 */
export function maskAccountNumber(accountNumber: string): string {
  const characters = accountNumber.replaceAll(/[\s-]/g, '');
  return characters.length > shownCharacters
    ? `•••• ${characters.slice(-shownCharacters)}`
    : '••••';
}

/**
 * A typed account number in plain digits: 8 to 16, in groups separated by a hyphen or a space. Undefined for any
 * other text.
 */
export function readAccountNumber(typed: string): string | undefined {
  if (typed.length > maxTypedLength) return undefined;
  const number = readTypedGroups(typed)?.replaceAll(/ +/g, ' ').replaceAll(/ ?- ?/g, '-');
  if (number === undefined || !/^\d+(?:[ -]\d+)*$/.test(number)) return undefined;
  return /^\d{8,16}$/.test(number.replaceAll(/[ -]/g, '')) ? number : undefined;
}
