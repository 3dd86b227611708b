import type { TwoFactorSetup } from '#wallet/entities/two-factor.ts';

import type { Tx } from '../database/tx.ts';
import { notify } from '../notifications/notifications.ts';
import { twoFactorNotification } from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { userLane } from './lanes.ts';
import { takePresence } from './presence.ts';
import type { Session } from './sessions.ts';
import { acceptCode, confirmTwoFactor, startTwoFactor, stopTwoFactor } from './two-factor.ts';
import { getUser } from './users.ts';

/**
 * Creates the authenticator secret of a user who has confirmed their presence.
 * @throws {Refusal} without a confirmed presence, or if two-factor authentication is on
 */
export async function beginTwoFactor(
  tx: Tx,
  session: Session,
  { secretKey, environment: { clock, random } }: AccountParts,
): Promise<TwoFactorSetup> {
  const { userId } = session;
  await takePresence(tx, session, clock.now());
  const { email } = await getUser(tx, userId);
  return startTwoFactor(tx, { userId, email }, { key: secretKey, random });
}

/**
 * Turns on two-factor authentication with the authenticator's first code. Returns the recovery codes.
 * @throws {Refusal} for a wrong code, after too many wrong codes, if two-factor authentication is on already, or if the
 *   set-up was not begun
 */
export async function turnTwoFactorOn(
  parts: AccountParts,
  session: Session,
  code: string,
): Promise<string[]> {
  const { environment, secretKey } = parts;
  const { userId } = session;
  let recoveryCodes: string[] | undefined;
  await changeByCode(parts, session, async (tx, at) => {
    const tools = { key: secretKey, random: environment.random };
    recoveryCodes = await confirmTwoFactor(tx, { userId, code, at }, tools);
    if (recoveryCodes !== undefined) await notifyOfTwoFactor(tx, { userId, isOn: true, at });
    return recoveryCodes !== undefined;
  });
  if (recoveryCodes === undefined) throw new Refusal('code-wrong');
  return recoveryCodes;
}

/**
 * Turns off two-factor authentication with a code, for a user who has confirmed their presence.
 * @throws {Refusal} for a wrong code, after too many wrong codes, or without a confirmed presence
 */
export async function turnTwoFactorOff(
  parts: AccountParts,
  session: Session,
  code: string,
): Promise<void> {
  const { userId } = session;
  const accepted = await changeByCode(parts, session, async (tx, at) => {
    if (!(await acceptCode(tx, { userId, code, at }, parts.secretKey))) return false;
    // Checked after the code. The rollback of a refusal also restores the code, so the user can retry with it.
    await takePresence(tx, session, at);
    await stopTwoFactor(tx, userId);
    await notifyOfTwoFactor(tx, { userId, isOn: false, at });
    return true;
  });
  if (!accepted) throw new Refusal('code-wrong');
}

/** Runs a change that requires a code. Returns true if it ran. */
function changeByCode(
  { database, environment: { clock }, limits }: AccountParts,
  session: Session,
  change: (tx: Tx, at: Date) => Promise<boolean>,
): Promise<boolean> {
  return limits.confirm({ session, what: 'code' }, () =>
    database.transaction((tx) => change(tx, clock.now()), { lane: userLane(session) }),
  );
}

async function notifyOfTwoFactor(
  tx: Tx,
  { userId, isOn, at }: { userId: number; isOn: boolean; at: Date },
): Promise<void> {
  await notify(tx, { userId, topic: 'always', news: twoFactorNotification(isOn), at });
}
