/** The wallet's version, as shown on My info (core §9). */
export const appVersion = '2.0.0';

/** A name in parts, either of which may be empty. */
export interface PersonName {
  firstName: string;
  lastName: string;
}

/** The full name; `User` if both parts are empty, as in Home's greeting. */
export function fullName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim() || 'User';
}

/** The initials of first and last name; of `User` if both are empty. */
export function initials({ firstName, lastName }: PersonName): string {
  const letters = [firstName, lastName].map(firstLetter).join('');
  return letters || firstLetter(fullName({ firstName, lastName }));
}

/** The first letter as users see it: including its accents and both halves of a surrogate pair. */
function firstLetter(name: string): string {
  const [letter = ''] = /^\P{M}\p{M}*/u.exec(name.normalize('NFC').trim()) ?? [];
  return letter.toUpperCase();
}
