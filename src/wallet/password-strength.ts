import type { PasswordStrength } from '#wallet/entities/security-settings.ts';
import { minimumPasswordLength } from '#wallet/entities/password-length.ts';

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
] as const;

/** Sequences that are easy to type, in both directions. */
const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))];

/** Letters in lower case, letters in upper case, digits, and all others. */
const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/];

/** The minimum points of each class. */
const classes = [
  [18, 'strong'],
  [14, 'good'],
  [10, 'fair'],
] as const satisfies [number, PasswordStrength][];

/** Minimum length of a name to look for: many words contain shorter ones. */
const shortestName = 3;

/**
 * The strength of a password, by its length and its kinds of characters, without a dictionary. A character that
 * repeats, or continues an alphabet or a row of keys, does not count. Each of the user's own names counts as one
 * character: `about` contains known facts about the user, such as names and e-mail address.
 */
export function passwordStrength(text: string, about: readonly string[] = []): PasswordStrength {
  const password = text.normalize('NFKC');
  if (password.length < minimumPasswordLength) return 'weak';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const points = countedLength(withoutNames(password.toLowerCase(), about)) + 2 * (variety - 1);
  return classes.find(([from]) => points >= from)?.[1] ?? 'weak';
}

/** A text with each name in it shortened to its first letter. */
function withoutNames(text: string, about: readonly string[]): string {
  return about
    .flatMap((known) =>
      known
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((name) => name.length >= shortestName)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, name.charAt(0)), text);
}

/** The points of the characters that count, and at most twice the points of the different characters in the text. */
function countedLength(text: string): number {
  const characters = Array.from(text);
  const counted = characters.filter((character, at) => {
    const before = characters[at - 1];
    if (character === before) return false;
    const run = [characters[at - 2], before, character].join('');
    return run.length < 3 || !runs.some((row) => row.includes(run));
  });
  return Math.min(pointsOf(counted), 2 * pointsOf([...new Set(characters)]));
}

/** The points of characters. A character outside of ASCII counts twice: a Korean syllable is one of thousands. */
function pointsOf(characters: readonly string[]): number {
  return characters.reduce((sum, character) => sum + (character > '\u007f' ? 2 : 1), 0);
}
