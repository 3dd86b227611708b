import type { Context } from 'hono';

import type { Presence } from '#wallet/entities/session.ts';

import { noteFailedSignIn, setPassword } from '../accounts/account-security.ts';
import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { refuseCommonPassword } from '../accounts/common-passwords.ts';
import { refuseReserved, undoEmailChange } from '../accounts/email-changes.ts';
import { deviceNameOf } from '../accounts/device-name.ts';
import { checkDidProof, didChallenge } from '../accounts/did-proof.ts';
import { readDid, readRecipient } from '../accounts/did.ts';
import { knownDevice, markDevice, type KnownTo } from '../accounts/known-devices.ts';
import { isSignedByDevice, makeChallenge, takeChallenge } from '../accounts/passkeys.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { notePresence } from '../accounts/presence.ts';
import { custodialDid, openAccount, openingBalances } from '../accounts/registration.ts';
import type { SecretKey } from '../accounts/secret-key.ts';
import type { SessionTime } from '../accounts/session-time.ts';
import {
  endAllSessions,
  endOtherSessions,
  endSession,
  lockSession,
  startSession,
  unlockSession,
  type Session,
} from '../accounts/sessions.ts';
import { acceptCode, hasTwoFactor } from '../accounts/two-factor.ts';
import { findSignIn, getUser, lockPasswordHash, passwordHashOf } from '../accounts/users.ts';
import type { Database, Tx } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { deviceMarkOf, setDeviceCookie } from '../http/device-cookie.ts';
import type { Proxies } from '../http/proxies.ts';
import type { RequirePassword } from '../http/require-password.ts';
import { originOf } from '../http/request-origin.ts';
import {
  clearSessionCookie,
  personLane,
  setSessionCookie,
  signInLane,
} from '../http/session-guard.ts';
import { Refusal } from '../refusal.ts';
import type { Environment } from '../environment.ts';
import type { Messages } from '../messages/messages.ts';
import { claimAllSends, claimSends, lockAddress } from '../money/waiting-sends.ts';
import { notify } from '../notifications/notifications.ts';
import {
  failedSignInsNews,
  passwordChangedNews,
  signInNews,
} from '../notifications/security-news.ts';

/** Registration, sign-in and sign-out. */
export function addAuthRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    passwords: Passwords;
    limits: AttemptLimits;
    proxies: Proxies;
    secretKey: SecretKey;
    messages: Messages;
    requirePassword: RequirePassword;
    walletOrigin: string | undefined;
    sessionTime: SessionTime;
  },
): void {
  const { database, environment, passwords, limits, proxies, secretKey, messages } = parts;
  const { requirePassword, sessionTime } = parts;
  const sessionTools = { random: environment.random, sessionTime };

  /** Gives a device what it needs to stay signed in, and to be known at the next sign-in. */
  const setCookies = (context: Context, token: string, account: KnownTo) => {
    const secure = proxies.isHttps(context);
    const { userId } = account;
    const mark = deviceMarkOf(context, userId);
    const isKnown = knownDevice(mark, account) !== undefined;
    setSessionCookie(context, token, secure);
    setDeviceCookie(context, {
      userId,
      mark: isKnown ? mark : markDevice(environment.random, account),
      secure,
    });
  };

  const isRepeat = { lane: signInLane, repeatable: true };
  const deviceOf = (context: Context) => deviceNameOf(context.req.header('User-Agent'));
  const { clock } = environment;

  calls.open('didChallenge', async ({ body }) => ({
    challenge: didChallenge(readDid(body.didAddress), clock.now(), secretKey),
  }));

  calls.open(
    'register',
    async ({ body, context }) => {
      const { password, didAddress, didProof, ...person } = body;
      const claimed = didAddress === undefined ? undefined : readDid(didAddress);
      await limits.register(proxies.clientOf(context));
      if (claimed !== undefined && didProof !== undefined) {
        checkDidProof(claimed, didProof, clock.now(), secretKey);
      }
      // Without a proof the DID may be somebody else's, so the account gets one of the provider's making.
      const isProven = claimed !== undefined && didProof !== undefined;
      const did = isProven ? claimed : custodialDid(environment.random);
      await refuseCommonPassword(password);
      const passwordHash = await passwords.hash(password);
      const { grant, rest } = await database.transaction(
        async (tx) => {
          const newUser = { ...person, passwordHash, didAddress: did, createdAt: clock.now() };
          await lockAddress(tx, did);
          await refuseReserved(tx, { email: person.email, at: newUser.createdAt });
          const user = await openAccount(tx, newUser, { password, balances: openingBalances });
          const session = { userId: user.id, deviceName: deviceOf(context) };
          const claim = { ownerId: user.id, address: readRecipient(did) };
          const { isDone } = await claimSends(tx, claim, newUser.createdAt);
          const token = await startSession(tx, session, sessionTools);
          return { grant: { user, token }, rest: isDone ? undefined : claim };
        },
        { lane: signInLane },
      );
      if (rest !== undefined) {
        // The account exists already, so a failure must not refuse it: what is left is claimed when it falls due.
        await claimAllSends(database, rest, { clock, lane: signInLane }).catch((error: unknown) =>
          environment.log('Some sends to a new account could not be claimed yet', error),
        );
      }
      setCookies(context, grant.token, { userId: grant.user.id, passwordHash });
      return grant;
    },
    { status: 201 },
  );

  /** Notes a wrong password or code, of which the person may want to hear. */
  const noteFailure = async (userId: number) => {
    const at = clock.now();
    await database.transaction(
      async (tx) => {
        if (!(await noteFailedSignIn(tx, userId, at))) return;
        const topic = 'suspiciousActivityAlerts';
        await notify(tx, { userId, topic, news: failedSignInsNews, at });
      },
      { lane: signInLane },
    );
  };

  calls.open('login', async ({ body, context }) => {
    const { email, password, code } = body;
    const known = await database.transaction(async (tx) => {
      const found = await findSignIn(tx, email);
      return found && { ...found, twoFactor: await hasTwoFactor(tx, found.user.id) };
    }, isRepeat);
    const account = known && { userId: known.user.id, passwordHash: known.passwordHash };
    const device = account && knownDevice(deviceMarkOf(context, account.userId), account);
    const correct = await limits.signIn({ email, address: proxies.clientOf(context), device }, () =>
      passwords.check(password, known?.passwordHash),
    );
    if (!correct || known === undefined || account === undefined) {
      if (known !== undefined) await noteFailure(known.user.id);
      throw wrongSignIn();
    }
    const { user, passwordHash, twoFactor } = known;
    const userId = user.id;
    if (twoFactor && code === undefined) {
      throw new Refusal('code-required');
    }

    const deviceName = deviceOf(context);
    let token: string | undefined;
    // In one transaction with the session, so that a code is not used up by a sign-in that fails.
    const signIn = async () => {
      token = await database.transaction(
        async (tx) => {
          const at = clock.now();
          // It may have been changed since it was checked.
          if ((await passwordHashOf(tx, userId)) !== passwordHash) throw wrongSignIn();
          const mustProve = await hasTwoFactor(tx, userId);
          if (mustProve && !(await acceptCode(tx, { userId, code: code ?? '', at }, secretKey))) {
            return undefined;
          }
          await tellOfSignIn(tx, { userId, deviceName, isKnown: !!device, at });
          return startSession(tx, { userId, deviceName }, sessionTools);
        },
        { lane: signInLane },
      );
      return token !== undefined;
    };
    const accepted = twoFactor
      ? await limits.confirm({ userId, what: 'code' }, signIn)
      : await signIn();
    if (!accepted || token === undefined) {
      await noteFailure(userId);
      throw wrongCode();
    }
    setCookies(context, token, account);
    return { user, token };
  });

  calls.open('undoEmailChange', async ({ body: { email, code }, context }) => {
    // The blank keeps these attempts apart from sign-ins with that address.
    const who = { email: `undo ${email}`, address: proxies.clientOf(context), device: undefined };
    const tools = { key: secretKey, random: environment.random };
    const undone = await limits.signIn(who, () =>
      database.transaction((tx) => undoEmailChange(tx, { email, code, at: clock.now() }, tools), {
        lane: signInLane,
      }),
    );
    if (!undone) {
      throw new Refusal('code-wrong');
    }
    messages.wake();
    return {};
  });

  calls.signedIn('changePassword', async ({ session, body, context }) => {
    const { userId } = session;
    const { currentPassword, newPassword } = body;
    const oldHash = await requirePassword(session, currentPassword);
    if (await passwords.check(newPassword, oldHash)) {
      throw new Refusal('password-unchanged');
    }
    await refuseCommonPassword(newPassword);
    const passwordHash = await passwords.hash(newPassword);
    await database.transaction(
      async (tx) => {
        const at = clock.now();
        // Two changes at once: the second one began from a password that is no longer the current one.
        if ((await lockPasswordHash(tx, userId)) !== oldHash) {
          throw new Refusal('password-wrong');
        }
        await setPassword(tx, { userId, password: newPassword, passwordHash, at });
        await endOtherSessions(tx, session);
        await notify(tx, { userId, topic: 'always', news: passwordChangedNews, at });
      },
      { lane: personLane(session) },
    );
    // A new password makes all devices unknown.
    const mark = markDevice(environment.random, { userId, passwordHash });
    setDeviceCookie(context, { userId, mark, secure: proxies.isHttps(context) });
    return {};
  });

  calls.signedIn(
    'passkeyChallenge',
    async ({ session }) => ({
      challenge: await database.transaction(
        (tx) => makeChallenge(tx, session, { at: clock.now(), random: environment.random }),
        { lane: personLane(session) },
      ),
    }),
    { use: 'while-locked' },
  );

  /** Checks what shows that the person is there. @throws {Refusal} 403 when it does not, 429 after too many */
  const requirePresence = async (session: Session, presence: Presence, context: Context) => {
    if ('password' in presence) {
      await requirePassword(session, presence.password);
      return;
    }
    const signed = await database.transaction(
      async (tx) => {
        const challenge = await takeChallenge(tx, session, clock.now());
        const { userId } = session;
        const { biometricEnabled } = await getUser(tx, userId);
        if (challenge === undefined || !biometricEnabled) return false;
        const expected = { challenge, origin: originOf(context, parts) };
        return isSignedByDevice(tx, presence.assertion, { userId, expected });
      },
      { lane: personLane(session) },
    );
    if (!signed) throw new Refusal('device-not-confirmed');
  };

  calls.signedIn(
    'unlock',
    async ({ session, body, context }) => {
      await requirePresence(session, body, context);
      await database.transaction((tx) => unlockSession(tx, session, sessionTime()), {
        lane: personLane(session),
      });
      return {};
    },
    { use: 'while-locked' },
  );

  calls.signedIn('confirmPresence', async ({ session, body, context }) => {
    await requirePresence(session, body, context);
    await database.transaction((tx) => notePresence(tx, session, clock.now()), {
      lane: personLane(session),
    });
    return {};
  });

  calls.signedIn(
    'lock',
    async ({ session }) => {
      await database.transaction((tx) => lockSession(tx, session, clock.now()), {
        lane: personLane(session),
        repeatable: true,
      });
      return {};
    },
    { use: 'while-locked' },
  );

  calls.reading('verify', async (tx, { session }) => ({ user: await getUser(tx, session.userId) }));

  calls.signedIn(
    'logout',
    async ({ session, context }) => {
      await database.transaction((tx) => endSession(tx, session), {
        lane: personLane(session),
        repeatable: true,
      });
      clearSessionCookie(context, proxies.isHttps(context));
      return {};
    },
    { use: 'while-locked' },
  );

  calls.signedIn(
    'logoutAll',
    async ({ session, context }) => {
      const ended = await database.transaction((tx) => endAllSessions(tx, session.userId), {
        lane: personLane(session),
        repeatable: true,
      });
      clearSessionCookie(context, proxies.isHttps(context));
      return { ended };
    },
    { use: 'while-locked' },
  );
}

function wrongSignIn(): Refusal {
  return new Refusal('sign-in-wrong');
}

/** The refusal of a code that is wrong, used or too old. */
export function wrongCode(): Refusal {
  return new Refusal('code-wrong');
}

/** Tells a person of a sign-in, or where they want that only, of one on a device that is not known. */
async function tellOfSignIn(
  tx: Tx,
  {
    userId,
    deviceName,
    isKnown,
    at,
  }: { userId: number; deviceName: string; isKnown: boolean; at: Date },
): Promise<void> {
  const news = signInNews(deviceName, isKnown);
  const isTold = await notify(tx, { userId, topic: 'loginNotifications', news, at });
  if (!isTold && !isKnown) await notify(tx, { userId, topic: 'deviceManagement', news, at });
}
