import * as z from 'zod/mini';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { sealingRounds } from './sealing-keys.ts';

/** The public facts of a sealed text; they are authenticated with it and stored outside of it. */
export type SealedAbout = readonly (string | number)[];

/** Size of every sealed text before encryption, in bytes, so that its length does not reveal 12 words or 24. */
export const sealedLength = 512;

/** The mark of a sealed text. */
export const sealedFormat = 'superwallet-sealed';

const tagLength = 16;
const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));

/**
 * A text encrypted with a password, and the parameters to open it. A rewritten file could ask for fewer rounds, which
 * makes guessing cheap, or for far more, which hangs the device: both are refused before any key is derived.
 */
const SealedText = z.strictObject({
  format: z.literal(sealedFormat),
  version: z.literal(1),
  kdf: z.literal('PBKDF2'),
  hash: z.literal('SHA-256'),
  rounds: z.int().check(z.gte(sealingRounds), z.lte(10_000_000)),
  salt: hex(16),
  cipher: z.literal('AES-256-GCM'),
  iv: hex(12),
  check: hex(16),
  ciphertext: hex(sealedLength + tagLength),
  checksum: hex(16),
});
export type SealedText = z.infer<typeof SealedText>;

/** The parameters of sealing, without its results. */
export type SealingParameters = Omit<SealedText, 'ciphertext' | 'checksum'>;

/** The parameters of new sealed texts. */
export function sealingParameters(salt: string, iv: string, check: string): SealingParameters {
  return {
    format: sealedFormat,
    version: 1,
    kdf: 'PBKDF2',
    hash: 'SHA-256',
    rounds: sealingRounds,
    salt,
    cipher: 'AES-256-GCM',
    iv,
    check,
  };
}

/** The additional authenticated data of the cipher: a text with a changed parameter or public fact cannot be opened. */
export function authenticatedText(about: SealedAbout, parameters: SealingParameters): string {
  const { format, version, kdf, hash, rounds, salt, cipher, iv, check } = parameters;
  return JSON.stringify([[format, version, kdf, hash, rounds, salt, cipher, iv, check], about]);
}

/**
 * The checksum, which shows damage without a password: otherwise a changed salt would look like a wrong password. It
 * detects only accidents; the cipher protects from attacks.
 */
export function checksumOf(
  about: SealedAbout,
  parameters: SealingParameters,
  ciphertext: string,
): string {
  const text = authenticatedText(about, parameters) + ciphertext;
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** Serialises a sealed text. The same content always has the same JSON. */
export function writeSealedText(
  parameters: SealingParameters,
  ciphertext: string,
  checksum: string,
): string {
  return JSON.stringify({ ...parameters, ciphertext, checksum });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the JSON of `writeSealedText`; undefined for any other JSON or a wrong checksum. */
export function readSealedText(text: string, about: SealedAbout): SealedText | undefined {
  const read = SealedText.safeParse(parseJson(text));
  if (!read.success) return undefined;
  const { ciphertext, checksum, ...parameters } = read.data;
  // Other JSON of the same content (a repeated key, an escape) was not written by the wallet.
  if (writeSealedText(parameters, ciphertext, checksum) !== text) return undefined;
  return checksumOf(about, parameters, ciphertext) === checksum ? read.data : undefined;
}
