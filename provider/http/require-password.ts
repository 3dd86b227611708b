import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Session } from '../accounts/sessions.ts';
import { passwordHashOf } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import { personLane } from './session-guard.ts';

/**
 * Checks the password that a signed-in person is asked for, and returns its hash.
 * @throws {Refusal} 403 for a wrong one, 429 after too many
 */
export type RequirePassword = (session: Session, password: string) => Promise<string>;

/** The check against the passwords of the database. */
export function createPasswordCheck({
  database,
  limits,
  passwords,
}: {
  database: Database;
  limits: AttemptLimits;
  passwords: Passwords;
}): RequirePassword {
  return async (session, password) => {
    const { userId } = session;
    const hash = await database.transaction((tx) => passwordHashOf(tx, userId), {
      lane: personLane(session),
      repeatable: true,
    });
    const right = await limits.confirm({ session, what: 'password' }, () =>
      passwords.check(password, hash),
    );
    if (right) return hash;
    throw new Refusal('password-wrong');
  };
}
