import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

import { basePath } from '#wallet/paths.ts';

/** Lifetime of a known device, in seconds: the maximum lifetime of a cookie in browsers. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** Only the sign-in calls get the cookies. */
const cookiePath = `${basePath}/api/auth`;

/** One cookie for each account, because several users may use one device. */
function nameOf(userId: number): string {
  return `superwallet_device_${userId}`;
}

/** The device's mark for an account; empty if it has none. */
export function deviceMarkOf(context: Context, userId: number): string {
  return getCookie(context, nameOf(userId)) ?? '';
}

/** Stores a mark on the device, hidden from scripts. */
export function setDeviceCookie(
  context: Context,
  { userId, mark, secure }: { userId: number; mark: string; secure: boolean },
): void {
  setCookie(context, nameOf(userId), mark, {
    path: cookiePath,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: deviceSeconds,
  });
}

/** Deletes the mark of a deleted account, whose number the device would otherwise store for 400 days (decision 192). */
export function clearDeviceCookie(
  context: Context,
  { userId, secure }: { userId: number; secure: boolean },
): void {
  deleteCookie(context, nameOf(userId), { path: cookiePath, secure });
}
