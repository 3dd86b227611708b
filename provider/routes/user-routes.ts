import { getUser, setBiometric, updateProfile } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';

/** The signed-in person, their profile and their biometrics setting. */
export function addUserRoutes(calls: CallRouter, { database }: { database: Database }): void {
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.signedIn('updateProfile', ({ session, body }) =>
    database.transaction((tx) => updateProfile(tx, session.userId, body), {
      lane: personLane(session),
    }),
  );
  calls.signedIn('enableBiometric', ({ session }) =>
    database.transaction((tx) => setBiometric(tx, session.userId, true), {
      lane: personLane(session),
    }),
  );
  calls.signedIn('disableBiometric', ({ session }) =>
    database.transaction((tx) => setBiometric(tx, session.userId, false), {
      lane: personLane(session),
    }),
  );
}
