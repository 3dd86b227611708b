import {
  ContactConfirmation,
  ContactProof,
  ContactProofRequest,
  EmailUndo,
} from '#wallet/entities/contact-proof.ts';
import { ProfileChanges } from '#wallet/entities/profile.ts';
import { User } from '#wallet/entities/user.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for the profile and the proof of its contact data. */
export const profileCalls = {
  profile: { method: 'GET', path: '/api/user', response: User, unauthorised: 'null' },
  updateProfile: {
    method: 'PUT',
    path: '/api/user/profile',
    request: ProfileChanges,
    response: User,
    unauthorised: 'raise',
    outdates: [
      ...readGroups.profile,
      // Days begin at midnight of the profile's zone.
      ...readGroups.trips,
      'receipt',
      'statement',
      'bankAccounts',
      'notificationSettings',
      'notifications',
    ],
  },
  /** Sends a code to the phone number or the e-mail address of the saved profile (decision 207). */
  startContactProof: {
    method: 'POST',
    path: '/api/contact-proofs',
    request: ContactProofRequest,
    response: ContactProof,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Proves the phone number or the e-mail address with that code. */
  confirmContactProof: {
    method: 'POST',
    path: '/api/contact-proofs/confirm',
    request: ContactConfirmation,
    response: User,
    unauthorised: 'raise',
    outdates: [...readGroups.profile, 'receipt'],
  },
  /** Undoes a change of the sign-in e-mail with the code sent to the old address. Ends all sessions. */
  undoEmailChange: {
    method: 'POST',
    path: '/api/auth/undo-email-change',
    request: EmailUndo,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
} as const satisfies Record<string, Call>;
