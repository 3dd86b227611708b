import type { SessionGrant, SignInDetails } from '#wallet/entities/session.ts';

import { emailKey } from '#wallet/typed-text.ts';

import type { Tx } from '../database/tx.ts';
import { notify } from '../notifications/notifications.ts';
import {
  failedSignInsNotification,
  signInNotification,
} from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts, Device } from './account-parts.ts';
import { noteFailedSignIn } from './account-security.ts';
import { countUnder, limitOf } from './attempt-counts.ts';
import { failureWindow } from './attempt-limits.ts';
import { keptMark, knownDevice } from './known-devices.ts';
import { addressLane } from './lanes.ts';
import { refuseLockedAccount } from './locked-accounts.ts';
import { startSession } from './sessions.ts';
import { acceptCode, hasTwoFactor } from './two-factor.ts';
import { findSignIn, passwordHashOf } from './users.ts';

/** An id that no user has. */
const noUser = 0;

/**
 * Signs a user in on a device, by the password and, if enabled, a second step. Also returns the device's mark.
 * @throws {Refusal} for a wrong e-mail address, password or code, for a missing code or a locked account, or after too
 *   many failures
 * @throws {Overloaded} if too many sign-ins wait, or too many passwords to be hashed
 */
export async function signIn(
  { database, environment, passwords, limits, secretKey, sessionTime }: AccountParts,
  { email, password, code }: SignInDetails,
  device: Device,
): Promise<SessionGrant & { mark: string }> {
  const { clock, random } = environment;
  const lane = { lane: addressLane(device.address) };

  /**
   * Records a wrong password or code, and notifies the user after several failures. Writes as much for an unknown
   * account, so that the duration does not reveal that the account is missing.
   */
  const noteFailure = async (userId: number | undefined) => {
    const at = clock.now();
    await database.transaction(async (tx) => {
      if (userId === undefined) {
        const unknown = limitOf(`unknown account ${emailKey(email)}`, 1, failureWindow);
        await countUnder(tx, [unknown], { now: at, added: 1 });
        await noteFailedSignIn(tx, noUser, at);
        return;
      }
      if (!(await noteFailedSignIn(tx, userId, at))) return;
      const topic = 'suspiciousActivityAlerts';
      await notify(tx, { userId, topic, news: failedSignInsNotification, at });
    }, lane);
  };

  const known = await database.transaction(
    async (tx) => {
      const found = await findSignIn(tx, email);
      // Also read for an unknown account, so that both take the same time.
      const twoFactor = await hasTwoFactor(tx, found?.user.id ?? noUser);
      return found && { ...found, twoFactor };
    },
    { ...lane, repeatable: true },
  );
  const account = known && { userId: known.user.id, passwordHash: known.passwordHash };
  const knownAs = account && knownDevice(device.markOf(account.userId), account);
  const by = knownAs === undefined ? { account: emailKey(email) } : { owner: knownAs };
  const correct = await limits.signIn({ email, address: device.address, device: knownAs }, () =>
    passwords.check(password, known?.passwordHash, by),
  );
  if (!correct || known === undefined || account === undefined) {
    await noteFailure(known?.user.id);
    throw new Refusal('sign-in-wrong');
  }
  const { user, twoFactor } = known;
  const { userId } = account;
  await database.transaction((tx) => refuseLockedAccount(tx, userId), {
    ...lane,
    repeatable: true,
  });
  if (twoFactor && code === undefined) throw new Refusal('code-required');

  let token: string | undefined;
  // Accepts the code in the transaction that starts the session, so that a failed sign-in does not use it up.
  const begin = async () => {
    token = await database.transaction(async (tx) => {
      const at = clock.now();
      // A concurrent change may have replaced the password since it was checked.
      if ((await passwordHashOf(tx, userId)) !== account.passwordHash) {
        throw new Refusal('sign-in-wrong');
      }
      await refuseLockedAccount(tx, userId);
      const mustProve = await hasTwoFactor(tx, userId);
      if (mustProve && !(await acceptCode(tx, { userId, code: code ?? '', at }, secretKey))) {
        return undefined;
      }
      const session = { userId, deviceName: device.name };
      await notifyOfSignIn(tx, { ...session, isKnown: knownAs !== undefined, at });
      return startSession(tx, session, { random, sessionTime });
    }, lane);
    return token !== undefined;
  };
  const accepted = twoFactor
    ? await limits.secondStep(
        { userId, code: code ?? '', address: device.address, device: knownAs },
        begin,
      )
    : await begin();
  if (!accepted || token === undefined) {
    await noteFailure(userId);
    throw new Refusal('code-wrong');
  }
  return { user, token, mark: keptMark(device, account, random) };
}

/** Notifies a user of a sign-in, if their settings request it for all sign-ins or for those on unknown devices. */
export async function notifyOfSignIn(
  tx: Tx,
  {
    userId,
    deviceName,
    isKnown,
    at,
  }: { userId: number; deviceName: string; isKnown: boolean; at: Date },
): Promise<void> {
  const news = signInNotification(deviceName, isKnown);
  const wasNotified = await notify(tx, { userId, topic: 'loginNotifications', news, at });
  if (!wasNotified && !isKnown) await notify(tx, { userId, topic: 'deviceManagement', news, at });
}
