import type { SessionStore } from '#api/session-store.ts';
import type { Clock } from '#wallet/clock.ts';

/** Makes something once a session, when it is first asked for. `make` tells one such thing from another. */
export type SessionScoped = <T>(make: (clock: Clock) => T) => T;

/** What the sessions of one wallet have made; only the current session's is kept. */
export function createSessionScoped(
  session: Pick<SessionStore, 'token'>,
  clock: Clock,
): SessionScoped {
  let token = session.token;
  let made = new Map<(clock: Clock) => unknown, unknown>();
  return <T>(make: (clock: Clock) => T): T => {
    if (token !== session.token) {
      token = session.token;
      made = new Map();
    }
    if (!made.has(make)) made.set(make, make(clock));
    // The map holds under each function what that function made.
    return made.get(make) as T;
  };
}
