import { hasPasskey, registerPasskey, takeChallenge } from '../accounts/passkeys.ts';
import { getUser, setBiometric, updateProfile } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import type { Proxies } from '../http/proxies.ts';
import { originOf } from '../http/request-origin.ts';
import { personLane } from '../http/session-guard.ts';
import { HttpError } from '../http-error.ts';

/** The signed-in person, their profile and their biometrics setting. */
export function addUserRoutes(
  calls: CallRouter,
  parts: {
    database: Database;
    environment: Environment;
    proxies: Proxies;
    walletOrigin: string | undefined;
  },
): void {
  const { database, environment } = parts;
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.signedIn('updateProfile', ({ session, body }) =>
    database.transaction((tx) => updateProfile(tx, session.userId, body), {
      lane: personLane(session),
    }),
  );
  calls.signedIn('enableBiometric', ({ session, body: { passkey }, context }) =>
    database.transaction(
      async (tx) => {
        const { userId } = session;
        const at = environment.clock.now();
        if (passkey !== undefined) {
          const challenge = await takeChallenge(tx, session, at);
          if (challenge === undefined) {
            throw new HttpError(422, 'The challenge for this device is too old. Try again.');
          }
          const expected = { challenge, origin: originOf(context, parts) };
          await registerPasskey(tx, passkey, { userId, at, expected });
        } else if (!(await hasPasskey(tx, userId))) {
          throw new HttpError(422, 'No device of yours is registered yet. Register this one.');
        }
        return setBiometric(tx, userId, true);
      },
      { lane: personLane(session) },
    ),
  );
  calls.signedIn('disableBiometric', ({ session }) =>
    database.transaction((tx) => setBiometric(tx, session.userId, false), {
      lane: personLane(session),
    }),
  );
}
