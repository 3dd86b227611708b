import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { drawBytes, type RandomBytes } from './random-bytes.ts';
import {
  authenticatedText,
  checksumOf,
  readSealedText,
  sealedLength,
  sealingParameters,
  writeSealedText,
  type SealedAbout,
  type SealingParameters,
} from './sealed-text.ts';
import { deriveSealingKeys, sealingRounds, type DeriveSealingKeys } from './sealing-keys.ts';

/** The dependencies of sealing. */
export interface SealingTools {
  random: RandomBytes;
  /** Replaces the real derivation in tests, where speed matters more than safety. */
  deriveKeys?: DeriveSealingKeys;
}

/** Why a sealed text cannot be opened. A text that was changed on purpose, with a valid checksum, is damaged too. */
export type UnsealProblem = 'wrong-password' | 'damaged';

function gcm(about: SealedAbout, parameters: SealingParameters): AesGcmParams {
  return {
    name: 'AES-GCM',
    iv: new Uint8Array(hexToBytes(parameters.iv)),
    additionalData: new Uint8Array(utf8ToBytes(authenticatedText(about, parameters))),
    tagLength: 128,
  };
}

/** Encrypts a short text with a password, bound to its public facts. Salt and IV are new each time. */
export async function seal(
  secretText: string,
  password: string,
  about: SealedAbout,
  { random, deriveKeys = deriveSealingKeys }: SealingTools,
): Promise<string> {
  if (password === '') throw new RangeError('Sealing requires a password.');
  const padded = new Uint8Array(utf8ToBytes(secretText.padEnd(sealedLength)));
  if (padded.length !== sealedLength) throw new RangeError('The text is too long to be sealed.');
  const salt = bytesToHex(drawBytes(random, 16));
  const iv = bytesToHex(drawBytes(random, 12));
  const { cipher, check } = await deriveKeys(password, salt, sealingRounds);
  const parameters = sealingParameters(salt, iv, check);
  const encrypted = await crypto.subtle.encrypt(gcm(about, parameters), cipher, padded);
  padded.fill(0);
  const ciphertext = bytesToHex(new Uint8Array(encrypted));
  return writeSealedText(parameters, ciphertext, checksumOf(about, parameters, ciphertext));
}

/** Decrypts the result of `seal` with the same public facts. */
export async function unsealSecretText(
  sealedText: string,
  password: string,
  about: SealedAbout,
  deriveKeys: DeriveSealingKeys = deriveSealingKeys,
): Promise<{ accepted: string } | { problem: UnsealProblem }> {
  const sealed = readSealedText(sealedText, about);
  if (sealed === undefined) return { problem: 'damaged' };
  const { cipher, check } = await deriveKeys(password, sealed.salt, sealed.rounds);
  if (check !== sealed.check) return { problem: 'wrong-password' };
  try {
    const ciphertext = new Uint8Array(hexToBytes(sealed.ciphertext));
    const padded = await crypto.subtle.decrypt(gcm(about, sealed), cipher, ciphertext);
    return { accepted: new TextDecoder().decode(padded).trimEnd() };
  } catch {
    return { problem: 'damaged' };
  }
}
