import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { DidChallenge, type DidProof } from '#wallet/entities/session.ts';
import { addressOfKey } from '#wallet/keys/ethereum-address.ts';
import { signPersonalMessage } from '#wallet/keys/personal-signature.ts';
import { didOfAddress } from '#wallet/keys/secret-keys.ts';
import { Secret } from '#wallet/keys/secret.ts';

import type { TestProvider } from './test-provider.ts';

/** A key and its DID. */
export interface TestKey {
  did: string;
  secret: Secret;
}

/** The first key of the well-known mnemonic of test networks, and its DID. */
export const testKey = {
  did: 'did:ethr:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  secret: new Secret('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'),
} as const satisfies TestKey;

/** The provider's challenge for a DID. */
export async function challengeOf(provider: TestProvider, didAddress: string): Promise<string> {
  const answer = await provider.request('POST', '/auth/did-challenge', { body: { didAddress } });
  return DidChallenge.parse(answer.body).challenge;
}

/** A challenge signed by a key. */
export function proofOf(challenge: string, { secret }: TestKey = testKey): DidProof {
  return { challenge, signature: signPersonalMessage(challenge, secret) };
}

/** A unique key for each text, and its DID. */
export function testKeyOf(text: string): TestKey {
  const key = sha256(utf8ToBytes(text));
  return { did: didOfAddress(addressOfKey(key)), secret: new Secret(`0x${bytesToHex(key)}`) };
}

/** A DID with its proof for a provider. */
export async function provenDidOf(
  provider: TestProvider,
  key: TestKey,
): Promise<{ didAddress: string; didProof: DidProof }> {
  return { didAddress: key.did, didProof: proofOf(await challengeOf(provider, key.did), key) };
}
