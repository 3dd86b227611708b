/** The wallet's version, as My info shows it (core §9). */
export const appVersion = '2.0.0';

/** A name in parts, either of which may be empty. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The whole name; `User` for a person without one, as in Home's greeting. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim() || 'User';
}

/** The initials of first and last name; of `User` for a person without one. */
export function initials({ firstName, lastName }: PersonName): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters || firstLetter(fullName({ firstName, lastName }));
}

/** One that a person sees as one letter: its accents, and both halves of a pair, belong to it. */
function firstLetter(name: string): string {
  const [letter = ''] = /^\P{M}\p{M}*/u.exec(name.normalize('NFC').trim()) ?? [];
  return letter.toUpperCase();
}
