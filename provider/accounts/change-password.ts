import type { NewPassword } from '#wallet/entities/session.ts';

import { notify } from '../notifications/notifications.ts';
import { passwordChangedNotification } from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { setPassword } from './account-security.ts';
import { refuseGuessablePassword } from './guessable-passwords.ts';
import { removePasskeys } from './biometrics.ts';
import { markDevice } from './known-devices.ts';
import { userLane } from './lanes.ts';
import { requirePassword } from './require-password.ts';
import { endOtherSessions, type Session } from './sessions.ts';
import { lockPasswordHash } from './users.ts';

/**
 * Changes a user's password, ends their other sessions, and removes the passkeys of other devices. Returns a new mark
 * for this device, because a new password makes all devices unknown.
 * @throws {Refusal} if the current password is wrong or was wrong too often, or the new password is common or unchanged
 * @throws {Overloaded} if too many passwords wait to be hashed
 */
export async function changePassword(
  parts: AccountParts,
  session: Session,
  { currentPassword, newPassword, keptPasskey }: NewPassword,
): Promise<string> {
  const { database, environment, passwords } = parts;
  const { userId } = session;
  const oldHash = await requirePassword(parts, session, currentPassword);
  if (await passwords.check(newPassword, oldHash, { owner: `person ${userId}` })) {
    throw new Refusal('password-unchanged');
  }
  await refuseGuessablePassword(parts, newPassword, session);
  const passwordHash = await passwords.hash(newPassword);
  await database.transaction(
    async (tx) => {
      const at = environment.clock.now();
      // A concurrent change may have replaced the password since it was checked.
      if ((await lockPasswordHash(tx, userId)) !== oldHash) throw new Refusal('password-wrong');
      await setPassword(tx, { userId, password: newPassword, passwordHash, at });
      await endOtherSessions(tx, session);
      await removePasskeys(tx, userId, { except: keptPasskey });
      await notify(tx, { userId, topic: 'always', news: passwordChangedNotification, at });
    },
    { lane: userLane(session) },
  );
  return markDevice(environment.random, { userId, passwordHash });
}
