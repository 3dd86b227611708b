import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

import { basePath } from '#wallet/paths.ts';

import { findSession, sessionSeconds } from '../accounts/sessions.ts';
import type { Database } from '../database/tx.ts';
import { HttpError } from '../http-error.ts';
import type { Authenticate } from './call-router.ts';

const cookieName = 'superwallet_session';
const cookiePath = `${basePath}/api`;

/**
 * Authenticates by bearer token, or for a read by the cookie, which event streams have instead. A write never goes by
 * the cookie alone, because a browser attaches that to requests that the person did not mean.
 */
export function createSessionGuard(database: Database, now: () => Date): Authenticate {
  return async (request) => {
    const token = bearerToken(request) ?? (isRead(request) ? cookieToken(request) : '');
    const session = await database.transaction((tx) => findSession(tx, token, now()));
    if (session === undefined) {
      throw new HttpError(401, 'You are not signed in, or your session ended. Sign in again.', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    return session;
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A token that a request shows, wrong or not, stands before the cookie: the answer is about that one. */
function bearerToken(request: Request): string | undefined {
  const header = request.headers.get('Authorization');
  return header === null ? undefined : (/^Bearer +(\S+)$/i.exec(header)?.[1] ?? '');
}

function cookieToken(request: Request): string {
  return parse(request.headers.get('Cookie') ?? '', cookieName)[cookieName] ?? '';
}

/** Gives the browser the session's token where no script can read it. */
export function setSessionCookie(context: Context, token: string): void {
  setCookie(context, cookieName, token, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure: isHttps(context.req.raw),
    maxAge: sessionSeconds,
  });
}

/** Takes the token back from the browser. */
export function clearSessionCookie(context: Context): void {
  deleteCookie(context, cookieName, { path: cookiePath, secure: isHttps(context.req.raw) });
}

/** Whether the browser speaks https, to a proxy before this server. A false claim only hurts who makes it. */
function isHttps(request: Request): boolean {
  const forwarded = request.headers.get('X-Forwarded-Proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https';
}
