import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

import { readDid } from '../accounts/did.ts';
import type { LoginThrottle } from '../accounts/login-throttle.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { custodialDid, openAccount, openingBalances } from '../accounts/registration.ts';
import { endAllSessions, endSession, startSession } from '../accounts/sessions.ts';
import { findSignIn, getUser } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { EventHub } from '../events/event-hub.ts';
import type { CallRouter } from '../http/call-router.ts';
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
    throttle: LoginThrottle;
    events: EventHub;
  },
): void {
  const { database, environment, passwords, throttle, events } = parts;

  calls.open(
    'register',
    async ({ body, context }) => {
      const { password, didAddress, ...person } = body;
      const did = didAddress === undefined ? custodialDid(environment.random) : readDid(didAddress);
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
      setSessionCookie(context, grant.token);
      return grant;
    },
    { status: 201 },
  );

  calls.open('login', async ({ body, context }) => {
    const { email, password } = body;
    const address = remoteAddress(context);
    const wait = throttle.attempt(email, address);
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      const minutes = Math.ceil(seconds / 60);
      throw new HttpError(
        429,
        `Too many failed sign-ins. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { 'Retry-After': String(seconds) },
      );
    }
    const known = await database.transaction((tx) => findSignIn(tx, email), {
      lane: signInLane,
      repeatable: true,
    });
    const correct = await passwords.check(password, known?.passwordHash);
    if (!correct || known === undefined) {
      throw new HttpError(401, 'The email or the password is wrong. Check both and try again.');
    }
    throttle.succeeded(email, address);
    const token = await database.transaction((tx) => startSession(tx, known.user.id, environment), {
      lane: signInLane,
    });
    setSessionCookie(context, token);
    return { user: known.user, token };
  });

  calls.reading('verify', async (tx, { session }) => ({ user: await getUser(tx, session.userId) }));

  calls.signedIn('logout', async ({ session, context }) => {
    await database.transaction((tx) => endSession(tx, session), {
      lane: personLane(session),
      repeatable: true,
    });
    events.endSession(session);
    clearSessionCookie(context);
    return {};
  });

  calls.signedIn('logoutAll', async ({ session, context }) => {
    await database.transaction((tx) => endAllSessions(tx, session.userId), {
      lane: personLane(session),
      repeatable: true,
    });
    events.endAllSessions(session.userId);
    clearSessionCookie(context);
    return {};
  });
}

/** The address of the connection. A header's address is not used, because a guesser could send a new one each time. */
function remoteAddress(context: Context): string {
  return getConnInfo(context).remote.address ?? '';
}
