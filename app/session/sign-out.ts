import type { Client } from '#api/client.ts';
import type { SessionStore } from '#api/session-store.ts';
import type { Navigate } from '#components/Link.tsx';
import { paths } from '#wallet/paths.ts';

import type { Log } from '../services/log.ts';

/** Timeout of a sign-out on this device, in milliseconds. */
const timeout = 3_000;

/** The ways to leave the session on this device. Each navigates to `/`. */
export interface SignOut {
  /** Ends the session at the provider, and leaves it. */
  here: () => Promise<void>;
  /** Leaves the session of a token, which has ended at the provider, unless it is another user's by now. */
  leave: (token: string | null) => void;
}

/** The ways to leave the current session of one wallet. */
export function createSignOut({
  session,
  client,
  navigate,
  log,
}: {
  session: SessionStore;
  client: Client;
  navigate: Navigate;
  log: Log;
}): SignOut {
  function leave(token: string | null) {
    // A late answer must not end the session of the next user.
    if (session.token !== null && session.token !== token) return;
    session.signOut();
    navigate(paths.home);
  }

  // Call the provider first: its answer clears the cookie, which must not be the next user's. An unreachable provider
  // does not prevent the sign-out (decision 20).
  async function here() {
    const { token } = session;
    try {
      await client('logout', { signal: AbortSignal.timeout(timeout) });
    } catch (error) {
      log.warn('The sign-out could not be reported', error);
    }
    leave(token);
  }

  return { here, leave };
}
