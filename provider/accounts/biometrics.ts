import type { NewPasskey } from '#wallet/entities/passkey.ts';
import type { User } from '#wallet/entities/user.ts';

import type { Tx } from '../database/tx.ts';
import type { MessageTools } from '../messages/queue.ts';
import { notifyOfPasskey } from '../notifications/passkey-added.ts';
import { Refusal } from '../refusal.ts';
import { hasPasskey, registerPasskey, takeChallenge } from './passkeys.ts';
import { takePresence } from './presence.ts';
import type { Session } from './sessions.ts';
import { setBiometric } from './users.ts';

/** The passkey that a device registers, with the device's name and the passkey's origin. */
interface Registering {
  passkey: NewPasskey | undefined;
  origin: string;
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
    await registerPasskey(tx, passkey, { userId, at, expected: { challenge, origin } });
    await notifyOfPasskey(tx, { userId, deviceName, at }, tools);
  } else if (!(await hasPasskey(tx, userId))) {
    throw new Refusal('passkey-missing');
  }
  return setBiometric(tx, userId, true);
}

/**
 * Turns biometrics off for a user who has confirmed their presence.
 * @throws {Refusal} without a confirmed presence
 */
export async function disableBiometrics(tx: Tx, session: Session, at: Date): Promise<User> {
  await takePresence(tx, session, at);
  return setBiometric(tx, session.userId, false);
}
