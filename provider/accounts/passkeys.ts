import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';

import type { NewPasskey, Passkey, PasskeyAssertion } from '#wallet/entities/passkey.ts';

import { and, desc, eq, gt, ne } from '../database/drizzle.ts';
import { passkeys, sessions } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import { Refusal } from '../refusal.ts';
import type { Session } from './sessions.ts';

const challengeSize = 32;

/** Lifetime of a challenge, in milliseconds. */
export const challengeAge = 5 * 60_000;

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
  /** The wallet's origin, to whose host the credential is bound; undefined if it is not configured. */
  origin: string | undefined;
}

/** A user's answer of a device, and its expected context. */
interface Answered {
  userId: number;
  at: Date;
  expected: Expected;
}

function expectedOf({ challenge, origin }: { challenge: string; origin: string }) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: true,
  };
}

/**
 * Registers a credential of a user's device.
 * @throws {Refusal} if the credential was not made for this challenge and origin, or is registered already, or if
 *   passkeys are not available at the wallet's origin
 */
export async function registerPasskey(
  tx: Tx,
  { id, clientDataJSON, attestationObject }: NewPasskey,
  { userId, deviceName, at, expected }: Answered & { deviceName: string },
): Promise<void> {
  const { challenge, origin } = expected;
  if (origin === undefined) throw new Refusal('passkey-origin-unknown');
  const verified = await verifyRegistrationResponse({
    ...expectedOf({ challenge, origin }),
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
    .values({ credentialId: id, userId, publicKey, counter, createdAt: at, deviceName })
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

/** The user who has registered a credential with this id, in base64url; undefined if there is none. */
export async function ownerOfPasskey(tx: Tx, credentialId: string): Promise<number | undefined> {
  const [known] = await tx
    .select({ userId: passkeys.userId })
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId));
  return known?.userId;
}

/** A user's passkeys, latest first. */
export async function passkeysOf(tx: Tx, userId: number): Promise<Passkey[]> {
  const rows = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.id));
  return rows.map(({ id, credentialId, deviceName, createdAt, lastUsedAt }) => ({
    id,
    credentialId,
    deviceName,
    added: createdAt.toISOString(),
    lastUsed: lastUsedAt?.toISOString() ?? null,
  }));
}

/** Removes a passkey of a user. @throws {Refusal} if the user has no such passkey */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<void> {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw new Refusal('passkey-unknown');
}

/** Removes all passkeys of a user, except the credential with the given id. */
export async function deletePasskeys(
  tx: Tx,
  userId: number,
  { except }: { except: string | undefined },
): Promise<void> {
  await tx
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        except === undefined ? undefined : ne(passkeys.credentialId, except),
      ),
    );
}

/** True if a credential of the user signed the challenge and the device verified the user. */
export async function isSignedByDevice(
  tx: Tx,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
  { userId, at, expected: { challenge, origin } }: Answered,
): Promise<boolean> {
  if (origin === undefined) return false;
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, id), eq(passkeys.userId, userId)))
    .for('update');
  if (known === undefined) return false;
  const verified = await verifyAuthenticationResponse({
    ...expectedOf({ challenge, origin }),
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
    .set({ counter: verified.authenticationInfo.newCounter, lastUsedAt: at })
    .where(eq(passkeys.credentialId, id));
  return true;
}
