import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { confirmContact, contactToProve, sendContactCode } from '../accounts/contact-proofs.ts';
import { allowUndo, refuseReserved } from '../accounts/email-changes.ts';
import { deviceNameOf } from '../accounts/device-name.ts';
import { hasPasskey, registerPasskey, takeChallenge } from '../accounts/passkeys.ts';
import { takePresence } from '../accounts/presence.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import { getUser, setBiometric, updateProfile } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Proxies } from '../http/proxies.ts';
import { originOf } from '../http/request-origin.ts';
import { personLane } from '../http/session-guard.ts';
import { Refusal } from '../refusal.ts';
import type { Messages } from '../messages/messages.ts';
import { notify } from '../notifications/notifications.ts';
import { tellOfPasskey } from '../notifications/passkey-added.ts';
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
    walletOrigin: string | undefined;
  },
): void {
  const { database, environment, limits, proxies, messages } = parts;
  const { clock } = environment;
  const tools = { key: parts.secretKey, random: environment.random };
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.signedIn('updateProfile', async ({ session, body: changes }) => {
    const { userId } = session;
    const saved = await database.transaction(
      async (tx) => {
        const at = clock.now();
        const { language } = await getUser(tx, userId);
        const { user, hasNewContact, oldEmail } = await updateProfile(tx, userId, changes);
        if (hasNewContact) await takePresence(tx, session, at);
        if (oldEmail === undefined) return user;
        await refuseReserved(tx, { email: user.email, userId, at });
        await allowUndo(tx, { ...oldEmail, userId, language }, at, tools);
        await notify(tx, { userId, topic: 'always', news: emailChangedNews, at });
        return user;
      },
      { lane: personLane(session) },
    );
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
  calls.signedIn('enableBiometric', async ({ session, body: { passkey }, context }) => {
    const enabled = await database.transaction(
      async (tx) => {
        const { userId } = session;
        const at = clock.now();
        await takePresence(tx, session, at);
        if (passkey !== undefined) {
          const challenge = await takeChallenge(tx, session, at);
          if (challenge === undefined) {
            throw new Refusal('passkey-challenge-old');
          }
          const expected = { challenge, origin: originOf(context, parts) };
          await registerPasskey(tx, passkey, { userId, at, expected });
          const deviceName = deviceNameOf(context.req.header('User-Agent'));
          await tellOfPasskey(tx, { userId, deviceName, at }, tools);
        } else if (!(await hasPasskey(tx, userId))) {
          throw new Refusal('passkey-missing');
        }
        return setBiometric(tx, userId, true);
      },
      { lane: personLane(session) },
    );
    messages.wake();
    return enabled;
  });
  calls.signedIn('disableBiometric', ({ session }) =>
    database.transaction(
      async (tx) => {
        await takePresence(tx, session, clock.now());
        return setBiometric(tx, session.userId, false);
      },
      { lane: personLane(session) },
    ),
  );
}
