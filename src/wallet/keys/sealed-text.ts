import * as z from 'zod/mini';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { sealingRounds } from './sealing-keys.ts';

/** The public facts that a sealed text belongs to; they are authenticated with it and stored outside of it. */
export type SealedAbout = readonly (string | number)[];

/** Every sealed text is this many bytes before encryption, so that its length does not tell 12 words from 24. */
export const sealedLength = 512;

/** The mark of a sealed text. */
export const sealedFormat = 'superwallet-sealed';

const tagLength = 16;
const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));

/**
 * A text under a password, with all that opening it takes. A rewritten file could ask for fewer rounds, which makes
 * guessing cheap, or for far more, which hangs the device: both are refused before any key is derived.
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

/** How a text is sealed: all but what the sealing yields. */
export type SealingParameters = Omit<SealedText, 'ciphertext' | 'checksum'>;

/** The parameters of what is sealed today. */
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

/** What the cipher authenticates beside the text: who changes a parameter or a public fact can no longer open it. */
export function authenticatedText(about: SealedAbout, parameters: SealingParameters): string {
  const { format, version, kdf, hash, rounds, salt, cipher, iv, check } = parameters;
  return JSON.stringify([[format, version, kdf, hash, rounds, salt, cipher, iv, check], about]);
}

/**
 * The checksum that tells a damaged file from a wrong password without asking for one: a changed salt would otherwise
 * look like another password. It protects from accidents only; against intent stands the cipher.
 */
export function checksumOf(
  about: SealedAbout,
  parameters: SealingParameters,
  ciphertext: string,
): string {
  const text = authenticatedText(about, parameters) + ciphertext;
  return bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);
}

/** A sealed text as it is stored: always in this one spelling. */
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

/** Reads a sealed text in its one spelling; nothing where it is another or its checksum does not fit. */
export function readSealedText(text: string, about: SealedAbout): SealedText | undefined {
  const read = SealedText.safeParse(parseJson(text));
  if (!read.success) return undefined;
  const { ciphertext, checksum, ...parameters } = read.data;
  // A second spelling of the same content (a repeated key, an escape) is a change that the wallet did not make.
  if (writeSealedText(parameters, ciphertext, checksum) !== text) return undefined;
  return checksumOf(about, parameters, ciphertext) === checksum ? read.data : undefined;
}
