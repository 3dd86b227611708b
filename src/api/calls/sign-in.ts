import * as z from 'zod/mini';

import { PasskeyChallenge } from '#wallet/entities/passkey.ts';
import { PasswordReset, ResetCodeRequest } from '#wallet/entities/password-reset.ts';
import {
  DidChallenge,
  DidClaim,
  NewPassword,
  PasskeySignIn,
  Presence,
  Registration,
  SessionGrant,
  SignInDetails,
} from '#wallet/entities/session.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls that start a session or prove the user's presence. */
export const signInCalls = {
  login: {
    method: 'POST',
    path: '/api/auth/login',
    request: SignInDetails,
    response: SessionGrant,
    unauthorised: 'raise',
    outdates: [],
  },
  register: {
    method: 'POST',
    path: '/api/auth/register',
    request: Registration,
    response: SessionGrant,
    unauthorised: 'raise',
    outdates: [],
  },
  /** The provider's sandboxes, for the sign-in screen (decision 201). */
  sandboxes: {
    method: 'GET',
    path: '/api/sandboxes',
    response: z.object({ sandboxes: z.array(z.string()) }),
    unauthorised: 'raise',
  },
  /** The challenge that the key of a DID signs before an account is created for it (decision 113). */
  didChallenge: {
    method: 'POST',
    path: '/api/auth/did-challenge',
    request: DidClaim,
    response: DidChallenge,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Changes the password, ends all other sessions, and removes the passkeys of other devices (decision 98). */
  changePassword: {
    method: 'POST',
    path: '/api/auth/password',
    request: NewPassword,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.passwordChange,
  },
  /** Sends a code for a new password to an account's proven e-mail address, if there is one (decision 210). */
  sendResetCode: {
    method: 'POST',
    path: '/api/auth/reset-code',
    request: ResetCodeRequest,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Sets a new password by that code, and ends all sessions. */
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    request: PasswordReset,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
  /** The challenge that a device signs after a biometric check, to register or to unlock. */
  passkeyChallenge: {
    method: 'POST',
    path: '/api/auth/passkey-challenge',
    response: PasskeyChallenge,
    unauthorised: 'raise',
    outdates: [],
  },
  /** The challenge that a passkey signs to sign in. */
  passkeySignInChallenge: {
    method: 'POST',
    path: '/api/auth/passkey-sign-in-challenge',
    response: PasskeyChallenge,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Signs in by a passkey (decision 197). */
  passkeySignIn: {
    method: 'POST',
    path: '/api/auth/passkey-sign-in',
    request: PasskeySignIn,
    response: SessionGrant,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Locks the session: the provider answers 423 until it is unlocked. */
  lock: {
    method: 'POST',
    path: '/api/auth/lock',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
  /**
   * Unlocks a session that was locked, or was idle for too long; until then the provider answers 423 (decision 100).
   */
  unlock: {
    method: 'POST',
    path: '/api/auth/unlock',
    request: Presence,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
  /** Proves the user's presence, which allows one change of the sign-in or contact data (decision 145). */
  confirmPresence: {
    method: 'POST',
    path: '/api/auth/presence',
    request: Presence,
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: [],
  },
} as const satisfies Record<string, Call>;
