import type { Presence } from '#wallet/entities/session.ts';

import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { userLane } from './lanes.ts';
import { isSignedByDevice, takeChallenge } from './passkeys.ts';
import { notePresence } from './presence.ts';
import { requirePassword } from './require-password.ts';
import { unlockSession, type Session } from './sessions.ts';
import { getUser } from './users.ts';

/** The password or passkey that confirms the user's presence, and the wallet's origin. */
interface Shown {
  presence: Presence;
  origin: string | undefined;
}

/**
 * Unlocks a session by its user's password or passkey.
 * @throws {Refusal} for a wrong password or passkey, or after too many wrong passwords
 */
export async function unlock(parts: AccountParts, session: Session, shown: Shown): Promise<void> {
  await requirePresence(parts, session, shown);
  await parts.database.transaction((tx) => unlockSession(tx, session, parts.sessionTime()), {
    lane: userLane(session),
  });
}

/**
 * Records that the session's user has confirmed their presence by password or passkey. This allows one change of a
 * sign-in setting.
 * @throws {Refusal} for a wrong password or passkey, or after too many wrong passwords
 */
export async function confirmPresence(
  parts: AccountParts,
  session: Session,
  shown: Shown,
): Promise<void> {
  await requirePresence(parts, session, shown);
  const { database, environment } = parts;
  await database.transaction((tx) => notePresence(tx, session, environment.clock.now()), {
    lane: userLane(session),
  });
}

async function requirePresence(
  parts: AccountParts,
  session: Session,
  { presence, origin }: Shown,
): Promise<void> {
  if ('password' in presence) {
    await requirePassword(parts, session, presence.password);
    return;
  }
  const { database, environment } = parts;
  const { userId } = session;
  const signed = await database.transaction(
    async (tx) => {
      const at = environment.clock.now();
      const challenge = await takeChallenge(tx, session, at);
      const { biometricEnabled } = await getUser(tx, userId);
      if (challenge === undefined || !biometricEnabled) return false;
      const expected = { challenge, origin };
      return isSignedByDevice(tx, presence.assertion, { userId, at, expected });
    },
    { lane: userLane(session) },
  );
  if (!signed) throw new Refusal('device-not-confirmed');
}
