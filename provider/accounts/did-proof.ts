import { timingSafeEqual } from 'node:crypto';

import type { DidProof } from '#wallet/entities/session.ts';
import { verifyPersonalSignature } from '#wallet/keys/personal-signature.ts';

import { Refusal } from '../refusal.ts';
import type { SecretKey } from './secret-key.ts';

/** Lifetime of a challenge, in milliseconds. */
const challengeAge = 10 * 60_000;

const issuedPart = / Issued at: (\S{24})\. /;

/** The text to sign, without the seal that authenticates it as the provider's. */
function textOf(did: string, issuedAt: string): string {
  return `Superwallet asks the key of ${did} to sign, so that an account can be opened with it. Issued at: ${issuedAt}. `;
}

/** The challenge for a DID. It is not stored: its seal proves that the provider made it (decision 113). */
export function didChallenge(did: string, at: Date, key: SecretKey): string {
  const text = textOf(did, at.toISOString());
  return `${text}Seal: ${key.hash(text, 'DID challenges')}`;
}

/**
 * Checks that the key of a DID has signed a challenge of the provider.
 * @throws {Refusal} if the signature is not by this key, or the challenge is too old or not the provider's
 */
export function checkDidProof(
  did: string,
  { challenge, signature }: DidProof,
  at: Date,
  key: SecretKey,
): void {
  const issued = new Date(issuedPart.exec(challenge)?.[1] ?? '');
  const age = at.getTime() - issued.getTime();
  const isOwn = !Number.isNaN(age) && isEqual(challenge, didChallenge(did, issued, key));
  if (!isOwn || age < 0 || age > challengeAge) {
    throw new Refusal('did-proof-old');
  }
  if (
    verifyPersonalSignature(challenge, signature)?.toLowerCase() !== did.slice(-42).toLowerCase()
  ) {
    throw new Refusal('did-proof-wrong');
  }
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
