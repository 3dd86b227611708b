import type { Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { Navigate } from '#components/Link.tsx';
import type { Clock } from '#wallet/clock.ts';
import { paths } from '#wallet/paths.ts';

import type { Log } from '../services/log.ts';

/** How long the provider gets to answer a sign-out on this device. In milliseconds. */
const timeout = 3_000;

/** How long the notice of Sign Out All Devices stands before it happens (local §9). In milliseconds. */
const noticeTime = 2_000;

/** The ways to end the session; each ends at `/` when it succeeds. */
export interface SignOut {
  /** Ends the session on this device. */
  here: () => Promise<void>;
  /**
   * Ends the person's sessions on all devices after its notice has stood for a moment (local §4, decision 21), once,
   * however often it is asked for. It goes on when its screen is left, unlike other delays (decision 63): the person
   * was told so, and relies on it. `end` does it, and resolves to whether the sessions have ended.
   */
  everywhere: (end: () => Promise<boolean>) => Promise<void>;
  /** Whether this session is about to end on all devices. */
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
  /** The last Sign Out All Devices, and whose session it ends. */
  let everywhere: { token: string; done: Promise<void> } | undefined;

  function leave(token: string | null) {
    // A late answer must not end the session of the next person.
    if (session.token !== null && session.token !== token) return;
    session.signOut();
    navigate(paths.home);
  }

  // The provider comes first, because its answer takes back the cookie, and must not meet the next person's. A provider
  // that is out of reach keeps no one signed in (decision 20).
  async function endHere() {
    const { token } = session;
    try {
      await client('logout', { signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      log.warn('The provider was not told of the sign-out', error);
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
