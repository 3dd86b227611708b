import type { User } from '#wallet/entities/user.ts';

import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { userLane } from './lanes.ts';
import type { Session } from './sessions.ts';
import { getUser } from './users.ts';

/** The owner of a new password: the person who registers, or an existing user. */
export type PasswordOwner =
  Pick<User, 'firstName' | 'lastName' | 'email'> | Pick<Session, 'userId'>;

/** Characters between the parts of a name, as people write them in passwords. */
const separators = ['', ' ', '.', '-', '_'];

/**
 * Refuses a new password that attackers try first, or that is easy to guess for someone who knows its owner
 * (decision 98).
 * @throws {Refusal} if a maintained list contains the password, ignoring case, or few guesses find it
 * @throws {Overloaded} if too many passwords wait to be hashed
 */
export async function refuseGuessablePassword(
  { database, passwords }: Pick<AccountParts, 'database' | 'passwords'>,
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  const person =
    'email' in owner
      ? owner
      : await database.transaction((tx) => getUser(tx, owner.userId), {
          lane: userLane(owner),
          repeatable: true,
        });
  const weakness = await passwords.weakness(password, wordsAbout(person));
  if (weakness !== undefined) throw new Refusal(weakness);
}

/** Texts that a person's acquaintances try as their password. */
function wordsAbout(person: Pick<User, 'firstName' | 'lastName' | 'email'>): string[] {
  const { firstName, lastName, email } = person;
  const localPart = email.slice(0, email.lastIndexOf('@'));
  // A first name such as `Ji Woo` is written as one word or as two.
  const parts = [firstName, lastName].map((name) => name.trim().split(/\s+/));
  const spellings = [parts.flat(), parts.map((words) => words.join(''))];
  const names = spellings.flatMap((words) =>
    [words, words.toReversed()].flatMap((ordered) =>
      separators.map((separator) => ordered.join(separator)),
    ),
  );
  return [...parts.flat(), ...names, `${lastName} ${firstName}`, email, localPart, 'superwallet'];
}
