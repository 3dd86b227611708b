import type { Context } from 'hono';

import type { SessionGrant } from '#wallet/entities/session.ts';

import type { AccountParts, Device } from '../accounts/account-parts.ts';
import { changePassword } from '../accounts/change-password.ts';
import { deviceNameOf } from '../accounts/device-name.ts';
import { didChallenge } from '../accounts/did-proof.ts';
import { readDid } from '../accounts/did.ts';
import { passkeySignInChallenge, signInByPasskey } from '../accounts/passkey-sign-in.ts';
import { makeChallenge } from '../accounts/passkeys.ts';
import { register } from '../accounts/register.ts';
import { resetPassword, sendResetCode } from '../accounts/reset-password.ts';
import { endAllSessions, endSession, lockSession } from '../accounts/sessions.ts';
import { signIn } from '../accounts/sign-in.ts';
import { undoEmailChange } from '../accounts/undo-email-change.ts';
import { confirmPresence, unlock } from '../accounts/unlock.ts';
import { getUser } from '../accounts/users.ts';
import type { CallRouter } from '../http/call-router.ts';
import { deviceMarkOf, setDeviceCookie } from '../http/device-cookie.ts';
import { passkeyOriginOf, type Origins } from '../http/request-origin.ts';
import { clearSessionCookie, setSessionCookie } from '../http/session-guard.ts';

/** Registration, sign-in and sign-out. */
export function addAuthRoutes(calls: CallRouter, parts: AccountParts & Origins): void {
  const { environment, proxies, secretKey, sandboxes } = parts;
  const { clock, random } = environment;

  const deviceOf = (context: Context): Device => ({
    name: deviceNameOf(context.req.header('User-Agent')),
    address: proxies.clientOf(context),
    markOf: (userId) => deviceMarkOf(context, userId),
  });

  /** Sets the cookies of a signed-in device, including the mark of a known device. */
  const granted = (context: Context, { user, token, mark }: SessionGrant & { mark: string }) => {
    const secure = proxies.isHttps(context);
    setSessionCookie(context, token, secure);
    setDeviceCookie(context, { userId: user.id, mark, secure });
    return { user: { ...user, sandboxes: [...sandboxes] }, token };
  };

  const forget = (context: Context) => clearSessionCookie(context, proxies.isHttps(context));

  calls.open('sandboxes', async () => ({ sandboxes: [...sandboxes] }));
  calls.open('didChallenge', async ({ body }) => ({
    challenge: didChallenge(readDid(body.didAddress), clock.now(), secretKey),
  }));
  calls.open(
    'register',
    async ({ body, context }) => granted(context, await register(parts, body, deviceOf(context))),
    { status: 201 },
  );
  calls.open('login', async ({ body, context }) =>
    granted(context, await signIn(parts, body, deviceOf(context))),
  );
  calls.open('passkeySignInChallenge', async () => ({ challenge: passkeySignInChallenge(parts) }));
  calls.open('passkeySignIn', async ({ body, context }) => {
    const where = { device: deviceOf(context), origin: passkeyOriginOf(context, parts) };
    return granted(context, await signInByPasskey(parts, body, where));
  });
  calls.open('undoEmailChange', async ({ body, context }) => {
    await undoEmailChange(parts, body, proxies.clientOf(context));
    return {};
  });
  calls.open('sendResetCode', async ({ body: { email }, context }) => {
    await sendResetCode(parts, email, proxies.clientOf(context));
    return {};
  });
  calls.open('resetPassword', async ({ body, context }) => {
    await resetPassword(parts, body, proxies.clientOf(context));
    return {};
  });
  calls.signedIn('changePassword', async ({ session, body, context }) => {
    const mark = await changePassword(parts, session, body);
    const secure = proxies.isHttps(context);
    setDeviceCookie(context, { userId: session.userId, mark, secure });
    return {};
  });
  calls.changing(
    'passkeyChallenge',
    async (tx, { session, at }) => ({
      challenge: await makeChallenge(tx, session, { at, random }),
    }),
    { use: 'while-locked' },
  );
  calls.signedIn(
    'unlock',
    async ({ session, body, context }) => {
      await unlock(parts, session, { presence: body, origin: passkeyOriginOf(context, parts) });
      return {};
    },
    { use: 'while-locked' },
  );
  calls.signedIn('confirmPresence', async ({ session, body, context }) => {
    const origin = passkeyOriginOf(context, parts);
    await confirmPresence(parts, session, { presence: body, origin });
    return {};
  });
  calls.changing(
    'lock',
    async (tx, { session, at }) => {
      await lockSession(tx, session, at);
      return {};
    },
    { use: 'while-locked', repeatable: true },
  );
  calls.reading('verify', async (tx, { session }) => ({
    user: { ...(await getUser(tx, session.userId)), sandboxes: [...sandboxes] },
  }));
  calls.changing(
    'logout',
    async (tx, { session }) => {
      await endSession(tx, session);
      return {};
    },
    { use: 'while-locked', repeatable: true, after: forget },
  );
  calls.changing(
    'logoutAll',
    async (tx, { session }) => ({ ended: await endAllSessions(tx, session.userId) }),
    { use: 'while-locked', repeatable: true, after: forget },
  );
}
