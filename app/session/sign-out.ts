import type { Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { Navigate } from '#components/Link.tsx';
import type { Clock } from '#wallet/clock.ts';
import { paths } from '#wallet/paths.ts';

import type { Log } from '../services/log.ts';

/** Timeout of a sign-out on this device, in milliseconds. */
const timeout = 3_000;

/** Delay between the notice of Sign Out All Devices and its call, in milliseconds (local §9). */
const noticeTime = 2_000;

/** The ways to end the session. Each navigates to `/` when the session has ended. */
export interface SignOut {
  /** Ends the session on this device. */
  here: () => Promise<void>;
  /**
   * Ends the user's sessions on all devices, after its notice has been shown for a moment (local §4, decision 21).
   * Repeated calls have no effect. Unlike other delays (decision 63) it continues when its screen is left: the user
   * relies on the notice. `end` makes the call, and resolves to true if the sessions have ended.
   */
  everywhere: (end: () => Promise<boolean>) => Promise<void>;
  /** True if this session is about to end on all devices. */
  isEndingEverywhere: () => boolean;
}

/** The ways to end the current session of one wallet. */
export function createSignOut({
  session,
  client,
  navigate,
  clock,
  log,
}: {
  session: SessionStore;
  client: Client;
  navigate: Navigate;
  clock: Clock;
  log: Log;
}): SignOut {
  /** The last Sign Out All Devices, and the token of its session. */
  let everywhere: { token: string; done: Promise<void> } | undefined;

  function leave(token: string | null) {
    // A late answer must not end the session of the next user.
    if (session.token !== null && session.token !== token) return;
    session.signOut();
    navigate(paths.home);
  }

  // Call the provider first: its answer clears the cookie, which must not be the next user's. An unreachable provider
  // does not prevent the sign-out (decision 20).
  async function endHere() {
    const { token } = session;
    try {
      await client('logout', { signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      log.warn('The sign-out could not be reported', error);
    }
    leave(token);
  }

  async function endAfterNotice(token: string, end: () => Promise<boolean>) {
    await clock.wait(noticeTime);
    // The session may have ended meanwhile, and the next one did not ask for this.
    if (session.token === token && (await end())) leave(token);
    everywhere = undefined;
  }

  return {
    here: endHere,
    async everywhere(end) {
      const { token } = session;
      if (token === null) return;
      if (everywhere?.token !== token) everywhere = { token, done: endAfterNotice(token, end) };
      await everywhere.done;
    },
    isEndingEverywhere: () => everywhere !== undefined && everywhere.token === session.token,
  };
}
