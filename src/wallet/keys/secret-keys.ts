import { secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToHex } from '@noble/hashes/utils.js';

import { derivationPath } from './derivation-path.ts';
import { secretKeyAt, secretSeedOf } from './derivation.ts';
import { addressOfKey } from './ethereum-address.ts';
import type { RandomBytes } from './random-bytes.ts';
import { makeSecretPhrase, readSecretPhrase, type PhraseProblem } from './recovery-phrase.ts';
import { Secret } from './secret.ts';

/** The public part of a wallet's keys (local §3). */
export interface PublicIdentity {
  /** The address with its checksum (EIP-55). */
  address: string;
  /** The compressed public key, in hex after 0x. */
  publicKey: string;
  did: string;
  path: string;
}

/** A wallet's keys, all derived from one phrase. */
export interface SecretKeys {
  identity: PublicIdentity;
  /** 12 or 24 English words, separated by single spaces. */
  secretPhrase: Secret;
  /** 64 hex digits after 0x. */
  secretPrivateKey: Secret;
}

/** The DID of an address, which needs no registration (did:ethr). */
export function didOfAddress(address: string): string {
  return `did:ethr:${address}`;
}

async function secretKeysOf(secretPhrase: Secret): Promise<SecretKeys> {
  const seed = await secretSeedOf(secretPhrase.revealSecret());
  const key = secretKeyAt(seed, derivationPath);
  seed.fill(0);
  try {
    const address = addressOfKey(key);
    return {
      identity: {
        address,
        publicKey: `0x${bytesToHex(secp256k1.getPublicKey(key))}`,
        did: didOfAddress(address),
        path: derivationPath,
      },
      secretPhrase,
      secretPrivateKey: new Secret(`0x${bytesToHex(key)}`),
    };
  } finally {
    key.fill(0);
  }
}

/** New keys from a new phrase of 12 words. */
export function makeSecretKeys(random: RandomBytes): Promise<SecretKeys> {
  return secretKeysOf(makeSecretPhrase(random));
}

/** The keys of a typed phrase, or its problem. */
export async function readSecretKeys(
  text: string,
): Promise<{ accepted: SecretKeys } | PhraseProblem> {
  const phrase = readSecretPhrase(text);
  return 'problem' in phrase ? phrase : { accepted: await secretKeysOf(phrase.accepted) };
}
