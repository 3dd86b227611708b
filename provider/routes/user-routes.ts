import * as z from 'zod/mini';

import { Profile, profileLengths } from '#wallet/entities/user.ts';
import { Registration } from '#wallet/entities/session.ts';

import { getUser, setBiometric, updateProfile } from '../accounts/users.ts';
import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { parseWith } from '../http/request-body.ts';
import { personLane } from '../http/session-guard.ts';

const shortText = z.string().check(z.trim(), z.maxLength(profileLengths.other));

/** The contract accepts any text. A stored profile has the limits of a registration. */
const StoredProfile = z.extend(Profile, {
  firstName: Registration.shape.firstName,
  lastName: Registration.shape.lastName,
  email: Registration.shape.email,
  phone: shortText,
  country: shortText,
  timezone: shortText,
  language: shortText,
  currency: shortText,
});

/** The signed-in person, their profile and their biometrics setting. */
export function addUserRoutes(calls: CallRouter, { database }: { database: Database }): void {
  calls.reading('user', (tx, { session }) => getUser(tx, session.userId));
  calls.reading('profile', (tx, { session }) => getUser(tx, session.userId));
  calls.signedIn('updateProfile', ({ session, body }) => {
    const profile = parseWith(StoredProfile, body);
    return database.transaction((tx) => updateProfile(tx, session.userId, profile), {
      lane: personLane(session),
    });
  });
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
