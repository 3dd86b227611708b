import type { ProfileChanges } from '#wallet/entities/profile.ts';
import type { User } from '#wallet/entities/user.ts';

import type { Tx } from '../database/tx.ts';
import type { MessageTools } from '../messages/queue.ts';
import { notify } from '../notifications/notifications.ts';
import { emailChangedNotification } from '../notifications/security-notifications.ts';
import { allowUndo, refuseReserved } from './email-changes.ts';
import { takePresence } from './presence.ts';
import type { Session } from './sessions.ts';
import { getUser, updateProfile } from './users.ts';

/**
 * Saves changes of a user's profile. A new phone number or e-mail address requires a confirmed presence. If the e-mail
 * address changes, a code that undoes the change is sent to the old one.
 * @throws {Refusal} without a confirmed presence, or if the e-mail belongs to another account or the phone number is
 *   malformed
 */
export async function saveProfile(
  tx: Tx,
  session: Session,
  { changes, at }: { changes: ProfileChanges; at: Date },
  tools: MessageTools,
): Promise<User> {
  const { userId } = session;
  const { language } = await getUser(tx, userId);
  const { user, hasNewContact, oldEmail } = await updateProfile(tx, userId, changes);
  if (hasNewContact) await takePresence(tx, session, at);
  if (oldEmail === undefined) return user;
  await refuseReserved(tx, { email: user.email, userId, at });
  await allowUndo(tx, { ...oldEmail, userId, language }, at, tools);
  await notify(tx, { userId, topic: 'always', news: emailChangedNotification, at });
  return user;
}
