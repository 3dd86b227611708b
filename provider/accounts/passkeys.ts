import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

import type { NewPasskey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

import { and, eq, gt } from '../database/drizzle.ts';
import { passkeys, sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from './sessions.ts';

const challengeSize = 32;

/** Lifetime of a challenge, in milliseconds. */
const challengeAge = 5 * 60_000;

/** Maximum number of credentials per user. A new one replaces the oldest. */
const maxPasskeys = 20;

/** Creates a one-time challenge for a session's user. Returns it in base64url. */
export async function makeChallenge(
  tx: Tx,
  session: Session,
  { at, random }: { at: Date; random: (size: number) => Uint8Array },
): Promise<string> {
  const challenge = Buffer.from(random(challengeSize)).toString('base64url');
  await tx
    .update(sessions)
    .set({ challenge, challengeUntil: new Date(at.getTime() + challengeAge) })
    .where(eq(sessions.tokenHash, session.tokenHash));
  return challenge;
}

/** Removes and returns the session's challenge, so that it is signed only once; undefined if missing or expired. */
export async function takeChallenge(
  tx: Tx,
  { tokenHash }: Session,
  at: Date,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ challenge: sessions.challenge })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.challengeUntil, at)))
    .for('update');
  await tx
    .update(sessions)
    .set({ challenge: null, challengeUntil: null })
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.challenge ?? undefined;
}

/** The expected context of a device's answer. */
export interface Expected {
  challenge: string;
  /** The wallet's origin. The credential is bound to its host. */
  origin: string;
}

function expectedOf({ challenge, origin }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  };
}

/**
 * Registers a credential of a user's device.
 * @throws {Refusal} if the credential was not made for this challenge and origin, or is registered already
 */
export async function registerPasskey(
  tx: Tx,
  { id, clientDataJSON, attestationObject }: NewPasskey,
  { userId, at, expected }: { userId: number; at: Date; expected: Expected },
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    ...expectedOf(expected),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
  }).catch(() => undefined);
  if (!verified?.verified) {
    throw new Refusal('passkey-unreadable');
  }
  const { publicKey, counter } = verified.registrationInfo.credential;
  const known = await tx
    .select({ credentialId: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt);
  for (const { credentialId } of known.slice(0, Math.max(0, known.length - maxPasskeys + 1))) {
    await tx.delete(passkeys).where(eq(passkeys.credentialId, credentialId));
  }
  const added = await tx
    .insert(passkeys)
    .values({ credentialId: id, userId, publicKey, counter, createdAt: at })
    .onConflictDoNothing()
    .returning({ userId: passkeys.userId });
  if (added.length === 0) {
    throw new Refusal('passkey-known');
  }
}

/** True if the user has registered a credential. */
export async function hasPasskey(tx: Tx, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: passkeys.credentialId })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return rows.length > 0;
}

/** True if a credential of the user signed the challenge and the device verified the user. */
export async function isSignedByDevice(
  tx: Tx,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  { userId, expected }: { userId: number; expected: Expected },
): Promise<boolean> {
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, id), eq(passkeys.userId, userId)))
    .for('update');
  if (known === undefined) return false;
  const verified = await verifyAuthenticationResponse({
    ...expectedOf(expected),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    credential: { id, publicKey: Uint8Array.from(known.publicKey), counter: known.counter },
  }).catch(() => undefined);
  if (!verified?.verified) return false;
  await tx
    .update(passkeys)
    .set({ counter: verified.authenticationInfo.newCounter })
    .where(eq(passkeys.credentialId, id));
  return true;
}
