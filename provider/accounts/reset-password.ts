import type { PasswordReset } from '#wallet/entities/password-reset.ts';
import { emailKey } from '#wallet/typed-text.ts';

import { messageLanguage } from '../messages/message.ts';
import { queueMessage } from '../messages/queue.ts';
import { passwordResetText } from '../messages/texts.ts';
import { notify } from '../notifications/notifications.ts';
import { passwordResetNotification } from '../notifications/security-notifications.ts';
import { Refusal } from '../refusal.ts';
import type { AccountParts } from './account-parts.ts';
import { setPassword } from './account-security.ts';
import { removePasskeys } from './biometrics.ts';
import { refuseGuessablePassword } from './guessable-passwords.ts';
import { addressLane } from './lanes.ts';
import { refuseLockedAccount } from './locked-accounts.ts';
import { accountOfReset, endResets, mailResetCode } from './password-resets.ts';
import { endAllSessions } from './sessions.ts';
import { acceptCode, hasTwoFactor } from './two-factor.ts';
import { getUser, lockPasswordHash } from './users.ts';

/**
 * Sends a code for a new password to the proven e-mail address of an account, if there is one.
 * @param address the network address of the request
 * @throws {Refusal} after too many codes to the e-mail address or from the network address
 */
export async function sendResetCode(
  { database, environment, limits, secretKey, messages }: AccountParts,
  email: string,
  address: string,
): Promise<void> {
  const { clock, random } = environment;
  await limits.sendCode({ contact: `password reset ${emailKey(email)}`, address });
  const tools = { key: secretKey, random };
  await database.transaction((tx) => mailResetCode(tx, { email, at: clock.now() }, tools), {
    lane: addressLane(address),
  });
  messages.wake();
}

/**
 * Sets a new password by the code of the message and, if two-factor authentication is on, by its code. Ends all
 * sessions and removes all passkeys (decisions 196 and 210).
 * @param address the network address of the request
 * @throws {Refusal} for a wrong code, for a missing or wrong second code, for a guessable password or a locked account,
 *   and after too many failures
 * @throws {Overloaded} if too many passwords wait to be hashed
 */
export async function resetPassword(
  { database, environment, limits, passwords, secretKey, messages }: AccountParts,
  { email, code, newPassword, secondCode }: PasswordReset,
  address: string,
): Promise<void> {
  const { clock, random } = environment;
  const lane = { lane: addressLane(address) };
  const tools = { key: secretKey, random };

  let found: { userId: number; twoFactor: boolean } | undefined;
  const right = await limits.mailedCode({ email, address }, async () => {
    found = await database.transaction(
      async (tx) => {
        const userId = await accountOfReset(tx, { email, code, at: clock.now() }, secretKey);
        return userId === undefined
          ? undefined
          : { userId, twoFactor: await hasTwoFactor(tx, userId) };
      },
      { ...lane, repeatable: true },
    );
    return found !== undefined;
  });
  if (!right || found === undefined) throw new Refusal('reset-code-wrong');
  const { userId, twoFactor } = found;
  await refuseGuessablePassword({ database, passwords }, newPassword, { userId });
  if (twoFactor && secondCode === undefined) throw new Refusal('code-required');
  const passwordHash = await passwords.hash(newPassword);

  /** Resolves to false, and uses up no code, if the second code is wrong. */
  const change = () =>
    database.transaction(async (tx) => {
      const at = clock.now();
      // Locks the account, so that simultaneous requests cannot use one code twice.
      await lockPasswordHash(tx, userId);
      if ((await accountOfReset(tx, { email, code, at }, secretKey)) !== userId) {
        throw new Refusal('reset-code-wrong');
      }
      await refuseLockedAccount(tx, userId);
      const mustProve = await hasTwoFactor(tx, userId);
      if (mustProve && !(await acceptCode(tx, { userId, code: secondCode ?? '', at }, secretKey))) {
        return false;
      }
      await setPassword(tx, { userId, password: newPassword, passwordHash, at });
      await endResets(tx, userId);
      await endAllSessions(tx, userId);
      await removePasskeys(tx, userId);
      await notify(tx, { userId, topic: 'always', news: passwordResetNotification, at });
      const user = await getUser(tx, userId);
      const language = messageLanguage(user.language);
      const message = { to: user.email, ...passwordResetText(language), language };
      await queueMessage(tx, { userId, channel: 'email', message, at }, tools);
      return true;
    }, lane);
  const accepted = twoFactor
    ? await limits.secondStep(
        { userId, code: secondCode ?? '', address, device: undefined },
        change,
      )
    : await change();
  if (!accepted) throw new Refusal('code-wrong');
  messages.wake();
}
