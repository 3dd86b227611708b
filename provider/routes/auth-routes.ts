import type { Context } from 'hono';

import type { AttemptLimits } from '../accounts/attempt-limits.ts';
import { readDid } from '../accounts/did.ts';
import { knownDevice, markDevice, type KnownTo } from '../accounts/known-devices.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { custodialDid, openAccount, openingBalances } from '../accounts/registration.ts';
import { endAllSessions, endSession, startSession } from '../accounts/sessions.ts';
import { findSignIn, getUser } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
import { deviceMarkOf, setDeviceCookie } from '../http/device-cookie.ts';
import type { Proxies } from '../http/proxies.ts';
import {
  clearSessionCookie,
  personLane,
  setSessionCookie,
  signInLane,
} from '../http/session-guard.ts';
import { HttpError } from '../http-error.ts';
import type { Environment } from '../environment.ts';

/** Registration, sign-in and sign-out. */
export function addAuthRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    passwords: Passwords;
    limits: AttemptLimits;
    proxies: Proxies;
    events: EventHub;
  },
): void {
  const { database, environment, passwords, limits, proxies, events } = parts;

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

  calls.open(
    'register',
    async ({ body, context }) => {
      const { password, didAddress, ...person } = body;
      const did = didAddress === undefined ? custodialDid(environment.random) : readDid(didAddress);
      limits.register(proxies.clientOf(context));
      const passwordHash = await passwords.hash(password);
      const grant = await database.transaction(
        async (tx) => {
          const newUser = {
            ...person,
            passwordHash,
            didAddress: did,
            createdAt: environment.clock.now(),
          };
          const user = await openAccount(tx, newUser, openingBalances);
          return { user, token: await startSession(tx, user.id, environment) };
        },
        { lane: signInLane },
      );
      setCookies(context, grant.token, { userId: grant.user.id, passwordHash });
      return grant;
    },
    { status: 201 },
  );

  calls.open('login', async ({ body, context }) => {
    const { email, password } = body;
    const known = await database.transaction((tx) => findSignIn(tx, email), {
      lane: signInLane,
      repeatable: true,
    });
    const account = known && { userId: known.user.id, passwordHash: known.passwordHash };
    const device = account && knownDevice(deviceMarkOf(context, account.userId), account);
    const correct = await limits.signIn({ email, address: proxies.clientOf(context), device }, () =>
      passwords.check(password, known?.passwordHash),
    );
    if (!correct || known === undefined || account === undefined) {
      throw new HttpError(401, 'The email or the password is wrong. Check both and try again.');
    }
    const token = await database.transaction((tx) => startSession(tx, known.user.id, environment), {
      lane: signInLane,
    });
    setCookies(context, token, account);
    return { user: known.user, token };
  });

  calls.reading('verify', async (tx, { session }) => ({ user: await getUser(tx, session.userId) }));

  calls.signedIn('logout', async ({ session, context }) => {
    await database.transaction((tx) => endSession(tx, session), {
      lane: personLane(session),
      repeatable: true,
    });
    events.endSession(session);
    clearSessionCookie(context, proxies.isHttps(context));
    return {};
  });

  calls.signedIn('logoutAll', async ({ session, context }) => {
    await database.transaction((tx) => endAllSessions(tx, session.userId), {
      lane: personLane(session),
      repeatable: true,
    });
    events.endAllSessions(session.userId);
    clearSessionCookie(context, proxies.isHttps(context));
    return {};
  });
}
