import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { confirmContact, contactToProve, sendContactCode } from '../accounts/contact-proofs.ts';
import { allowUndo, refuseReserved } from '../accounts/email-changes.ts';
import { hasPasskey, registerPasskey, takeChallenge } from '../accounts/passkeys.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser, isSameAddress, setBiometric, updateProfile } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Proxies } from '../http/proxies.ts';
import type { RequirePassword } from '../http/require-password.ts';
import { originOf } from '../http/request-origin.ts';
import { personLane } from '../http/session-guard.ts';
import { Refusal } from '../refusal.ts';
import type { Messages } from '../messages/messages.ts';
import { notify } from '../notifications/notifications.ts';
import { emailChangedNews } from '../notifications/security-news.ts';

/** The signed-in person: profile, proofs of phone number and e-mail address, and the biometrics setting. */
export function addUserRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    limits: AttemptLimits;
    proxies: Proxies;
    secretKey: SecretKey;
    messages: Messages;
    requirePassword: RequirePassword;
    walletOrigin: string | undefined;
  },
): void {
  const { database, environment, limits, proxies, messages, requirePassword } = parts;
  const { clock } = environment;
  const tools = { key: parts.secretKey, random: environment.random };
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.signedIn('updateProfile', async ({ session, body: { password, ...profile } }) => {
    const { userId } = session;
    const lane = { lane: personLane(session) };
    const now = await database.transaction((tx) => getUser(tx, userId), lane);
    if (password !== undefined && !isSameAddress(profile.email, now.email)) {
      await requirePassword(session, password);
    }
    const saved = await database.transaction(async (tx) => {
      const at = clock.now();
      const { user, oldEmail } = await updateProfile(tx, userId, profile);
      if (oldEmail === undefined) return user;
      // The address may have changed since the password was checked.
      if (password === undefined || !isSameAddress(oldEmail.email, now.email)) {
        throw new Refusal('password-required');
      }
      await refuseReserved(tx, { email: profile.email, userId, at });
      const { language } = now;
      await allowUndo(tx, { ...oldEmail, userId, language }, at, tools);
      await notify(tx, { userId, topic: 'always', news: emailChangedNews, at });
      return user;
    }, lane);
    messages.wake();
    return saved;
  });
  calls.signedIn('startContactProof', async ({ session, body: { kind }, context }) => {
    const { userId } = session;
    const lane = { lane: personLane(session) };
    const { contact, sent } = await database.transaction(
      (tx) => contactToProve(tx, { userId, kind, at: clock.now() }),
      lane,
    );
    if (sent !== undefined) return sent;
    const address = proxies.clientOf(context);
    await limits.sendCode({ contact: contact.key, userId, address });
    const proof = await database.transaction(
      (tx) => sendContactCode(tx, { userId, kind, at: clock.now() }, tools),
      lane,
    );
    messages.wake();
    return proof;
  });
  calls.signedIn('confirmContactProof', async ({ session, body: { kind, code } }) => {
    const { userId } = session;
    const result = await database.transaction(
      (tx) => confirmContact(tx, { userId, kind, code, at: clock.now() }, tools),
      { lane: personLane(session) },
    );
    switch (result.outcome) {
      case 'proven':
        if (result.formerOwner !== undefined) messages.wake();
        return result.user;
      case 'wrong': {
        throw new Refusal('code-wrong', { triesLeft: result.triesLeft });
      }
      case 'used-up':
        throw new Refusal('code-used-up');
      case 'expired':
        throw new Refusal('code-expired');
    }
  });
  calls.signedIn('enableBiometric', ({ session, body: { passkey }, context }) =>
    database.transaction(
      async (tx) => {
        const { userId } = session;
        const at = environment.clock.now();
        if (passkey !== undefined) {
          const challenge = await takeChallenge(tx, session, at);
          if (challenge === undefined) {
            throw new Refusal('passkey-challenge-old');
          }
          const expected = { challenge, origin: originOf(context, parts) };
          await registerPasskey(tx, passkey, { userId, at, expected });
        } else if (!(await hasPasskey(tx, userId))) {
          throw new Refusal('passkey-missing');
        }
        return setBiometric(tx, userId, true);
      },
      { lane: personLane(session) },
    ),
  );
  calls.signedIn('disableBiometric', ({ session }) =>
    database.transaction((tx) => setBiometric(tx, session.userId, false), {
      lane: personLane(session),
    }),
  );
}
