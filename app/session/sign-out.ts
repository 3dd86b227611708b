import { paths } from '#wallet/paths.ts';

import { navigate } from '../navigation.ts';
import { client, session } from './wallet-session.ts';

/** How long the provider gets to answer a sign-out. In milliseconds. */
const timeout = 3_000;

/**
 * Ends the session, or with `logoutAll` the person's sessions on all devices, here and with the provider, and goes to `/` (decision 20). The provider comes first, because its
 * answer takes back the cookie, and must not meet the next person's; but one that is out of reach keeps nobody signed
 * in.
 */
async function end(call: 'logout' | 'logoutAll'): Promise<void> {
  try {
    await client(call, { signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    console.warn('The provider was not told of the sign-out', error);
  }
  session.signOut();
  navigate(paths.home);
}

/** Ends the session on this device. */
export const signOut = (): Promise<void> => end('logout');

/** How long the notice of Sign Out All Devices stands before it happens (local §9). In milliseconds. */
const noticeTime = 2_000;

/** The last Sign Out All Devices, and whose session it ends. */
let signingOutAll: { token: string; done: Promise<void> } | undefined;

/** Whether this session is about to end by Sign Out All Devices. */
export function isSigningOutAll(): boolean {
  return signingOutAll !== undefined && signingOutAll.token === session.token;
}

/**
 * Ends the person's sessions on all devices when its notice has stood for a moment (local §4, decision 21), once, however often it is asked for.
 * It goes on when its screen is left, unlike other delays (decision 63): the person was told so, and relies on it.
 */
export async function signOutAll(): Promise<void> {
  const { token } = session;
  if (token === null) return;
  if (signingOutAll?.token !== token) signingOutAll = { token, done: signOutAfterNotice(token) };
  await signingOutAll.done;
}

async function signOutAfterNotice(token: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, noticeTime));
  // Who has signed out meanwhile is out; whoever has signed in since did not ask for it.
  if (session.token === token) await end('logoutAll');
}
