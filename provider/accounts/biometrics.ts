import type { NewPasskey } from '#wallet/entities/passkey.ts';
import type { User } from '#wallet/entities/user.ts';

import type { Tx } from '../database/tx.ts';
import type { MessageTools } from '../messages/queue.ts';
import { notifyOfPasskey } from '../notifications/passkey-added.ts';
import { Refusal } from '../refusal.ts';
import {
  deletePasskey,
  deletePasskeys,
  hasPasskey,
  registerPasskey,
  takeChallenge,
} from './passkeys.ts';
import { takePresence } from './presence.ts';
import type { Session } from './sessions.ts';
import { getUser, setBiometric } from './users.ts';

/** The passkey that a device registers, with the device's name and the passkey's origin. */
interface Registering {
  passkey: NewPasskey | undefined;
  origin: string | undefined;
  deviceName: string;
  at: Date;
}

/**
 * Turns on unlocking by a device's biometrics for a user who has confirmed their presence.
 * @throws {Refusal} without a confirmed presence, or if the passkey is missing or does not answer the challenge
 */
export async function enableBiometrics(
  tx: Tx,
  session: Session,
  { passkey, origin, deviceName, at }: Registering,
  tools: MessageTools,
): Promise<User> {
  const { userId } = session;
  await takePresence(tx, session, at);
  if (passkey !== undefined) {
    const challenge = await takeChallenge(tx, session, at);
    if (challenge === undefined) throw new Refusal('passkey-challenge-old');
    const expected = { challenge, origin };
    await registerPasskey(tx, passkey, { userId, deviceName, at, expected });
    await notifyOfPasskey(tx, { userId, deviceName, at }, tools);
  } else if (!(await hasPasskey(tx, userId))) {
    throw new Refusal('passkey-missing');
  }
  return setBiometric(tx, userId, true);
}

/**
 * Turns biometrics off for a user who has confirmed their presence, and removes the passkeys of all devices.
 * @throws {Refusal} without a confirmed presence
 */
export async function disableBiometrics(tx: Tx, session: Session, at: Date): Promise<User> {
  await takePresence(tx, session, at);
  return removePasskeys(tx, session.userId);
}

/**
 * Removes a user's passkeys, except the credential with the given id. Without one, biometrics are off.
 */
export async function removePasskeys(
  tx: Tx,
  userId: number,
  { except }: { except?: string | undefined } = {},
): Promise<User> {
  await deletePasskeys(tx, userId, { except });
  return (await hasPasskey(tx, userId)) ? getUser(tx, userId) : setBiometric(tx, userId, false);
}

/**
 * Removes a passkey of a user who has confirmed their presence. Without the last one, biometrics are off.
 * @throws {Refusal} without a confirmed presence, or if the user has no such passkey
 */
export async function removePasskey(
  tx: Tx,
  session: Session,
  { id, at }: { id: number; at: Date },
): Promise<void> {
  const { userId } = session;
  await takePresence(tx, session, at);
  await deletePasskey(tx, userId, id);
  if (!(await hasPasskey(tx, userId))) await setBiometric(tx, userId, false);
}
