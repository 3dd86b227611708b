import { DidChallenge, type Registration } from '#wallet/entities/session.ts';
import { signPersonalMessage } from '#wallet/keys/personal-signature.ts';
import { Secret } from '#wallet/keys/secret.ts';

import type { TestProvider } from './test-provider.ts';

/** The first key of the well-known phrase that test networks use, and its DID. */
export const testKey = {
  did: 'did:ethr:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  secret: new Secret('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'),
} as const;

type DidProof = NonNullable<Registration['didProof']>;

/** The provider's challenge for a DID. */
export async function challengeOf(provider: TestProvider, didAddress: string): Promise<string> {
  const answer = await provider.request('POST', '/auth/did-challenge', { body: { didAddress } });
  return DidChallenge.parse(answer.body).challenge;
}

/** A challenge with its signature by the test key. */
export function proofOf(challenge: string): DidProof {
  return { challenge, signature: signPersonalMessage(challenge, testKey.secret) };
}
