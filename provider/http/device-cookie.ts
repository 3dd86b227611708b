import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

import { basePath } from '#wallet/paths.ts';

/** Lifetime of a known device, in seconds: the maximum lifetime of a cookie in browsers. */
const deviceSeconds = 400 * 24 * 60 * 60;

/** One cookie for each account, because several users may use one device. */
function nameOf(userId: number): string {
  return `superwallet_device_${userId}`;
}

/** The device's mark for an account; empty if it has none. */
export function deviceMarkOf(context: Context, userId: number): string {
  return getCookie(context, nameOf(userId)) ?? '';
}

/** Stores a mark on the device, hidden from scripts. It is sent only to the sign-in calls. */
export function setDeviceCookie(
  context: Context,
  { userId, mark, secure }: { userId: number; mark: string; secure: boolean },
): void {
  setCookie(context, nameOf(userId), mark, {
    path: `${basePath}/api/auth`,
    httpOnly: true,
    sameSite: 'Strict',
    secure,
    maxAge: deviceSeconds,
  });
}
