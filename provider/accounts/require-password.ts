import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { userLane } from './lanes.ts';
import type { Session } from './sessions.ts';
import { passwordHashOf } from './users.ts';

/**
 * Checks the password of a signed-in user, and returns its hash.
 * @throws {Refusal} if the password is wrong, or after too many wrong passwords
 */
export async function requirePassword(
  { database, limits, passwords }: AccountParts,
  session: Session,
  password: string,
): Promise<string> {
  const { userId } = session;
  const hash = await database.transaction((tx) => passwordHashOf(tx, userId), {
    lane: userLane(session),
    repeatable: true,
  });
  const right = await limits.confirm({ session, what: 'password' }, () =>
    passwords.check(password, hash, { owner: `person ${userId}` }),
  );
  if (right) return hash;
  throw new Refusal('password-wrong');
}
