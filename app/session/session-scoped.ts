import type { SessionStore } from '#api/session-store.ts';
import type { Clock } from '#wallet/clock.ts';

/** Creates a value once a session, on first use. The function `make` is the value's key. */
export type SessionScoped = <T>(make: (clock: Clock) => T) => T;

/** Creates the store of session-scoped values. It holds only the values of the current session. */
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
    // The map holds the result of each function under that function.
    return made.get(make) as T;
  };
}
