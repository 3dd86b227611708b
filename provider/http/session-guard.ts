import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { basePath } from '#wallet/paths.ts';

import { refuseTokenOfLockedAccount } from '../accounts/locked-accounts.ts';
import type { SessionTime } from '../accounts/session-time.ts';
import { findSession, noteUse, sessionSeconds, type Session } from '../accounts/sessions.ts';
import type { Tx } from '../database/tx.ts';
import { HttpError } from './http-error.ts';

const cookieName = 'superwallet_session';
/** Pages receive the cookie too, so that the provider can render them. */
const cookiePath = basePath;
/** Path of an earlier version's cookie, which a browser would send first. */
const legacyCookiePath = `${basePath}/api`;

/**
 * The effect of a request on its session. `use` counts as a use. `follow`, for an event stream, does not.
 * `while-locked` does not either, and is also allowed for a locked or idle session, as for unlocking it.
 */
export type SessionUse = 'use' | 'follow' | 'while-locked';

/**
 * Finds the session of a request.
 * @throws {HttpError} 401 without a valid session, 423 if the session is locked or was idle for too long
 * @throws {Refusal} if an operator has locked the account
 */
export type SessionGuard = (tx: Tx, request: Request, use?: SessionUse) => Promise<Session>;

/** A guard that finds the session of the request's token. While nothing can be stored, uses are not recorded. */
export function createSessionGuard(
  sessionTime: SessionTime,
  canWrite: () => boolean,
): SessionGuard {
  return async (tx, request, use = 'use') => {
    const now = sessionTime();
    const session = await findSession(tx, tokenOf(request), now);
    if (session === undefined) {
      await refuseTokenOfLockedAccount(tx, tokenOf(request));
      throw sessionEnded();
    }
    if (use !== 'while-locked' && session.idleAt <= now) {
      throw new HttpError(423, 'Your wallet is locked. Unlock it to go on.');
    }
    if (use === 'use' && canWrite()) await noteUse(tx, session, now);
    return session;
  };
}

/** The refusal of a request without a valid session. */
export function sessionEnded(): HttpError {
  return new HttpError(401, 'You are not signed in, or your session ended. Sign in again.', {
    'WWW-Authenticate': 'Bearer',
  });
}

/** The lane of a request whose user is not known yet. */
export function requestLane(request: Request): string {
  return `session ${tokenOf(request)}`;
}

/**
 * The bearer token. A read may use the cookie instead, because an event stream cannot send a token. A write may not,
 * because a browser also attaches the cookie to requests that other pages start (decision 18).
 */
function tokenOf(request: Request): string {
  return bearerToken(request) ?? (isRead(request) ? cookieToken(request) : '');
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The bearer token, if there is one. A malformed header counts as a wrong token, so the cookie does not replace it. */
function bearerToken(request: Request): string | undefined {
  const header = request.headers.get('Authorization');
  return header === null ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
}

function cookieToken(request: Request): string {
  return parse(request.headers.get('Cookie') ?? '', cookieName)[cookieName] ?? '';
}

/** True if a request has a session cookie. */
export function hasSessionCookie(request: Request): boolean {
  return cookieToken(request) !== '';
}

/** Stores the session's token in a cookie that is hidden from scripts. */
export function setSessionCookie(context: Context, token: string, secure: boolean): void {
  setCookie(context, cookieName, token, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: sessionSeconds,
  });
  deleteCookie(context, cookieName, { path: legacyCookiePath, secure });
}

/** Deletes the session cookie. */
export function clearSessionCookie(context: Context, secure: boolean): void {
  for (const path of [cookiePath, legacyCookiePath]) {
    deleteCookie(context, cookieName, { path, secure });
  }
}
