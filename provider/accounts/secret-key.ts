import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { secretKeyMark } from '../database/schema.ts';
import type { Tx } from '../database/tx.ts';
import type { Environment } from '../environment.ts';
import type { DatabaseLocation } from '../database/location.ts';

const nonceSize = 12;
const tagSize = 16;

/** The length of a secret key, in bytes. */
export const secretKeySize = 32;

/**
 * The provider's secret key. It encrypts values that must be readable later, such as the secrets of authenticator apps,
 * and keys the hashes of values too short to withstand guessing.
 */
export interface SecretKey {
  /** Encrypts bytes for one place, such as `authenticator 7`; they can be decrypted for that place only. */
  encrypt(bytes: Uint8Array, place: string): Uint8Array;
  /** @throws {Error} for bytes that this key did not encrypt for that place */
  decrypt(encrypted: Uint8Array, place: string): Buffer;
  /** HMAC-SHA-256 of a text for one purpose, in hex. */
  hash(text: string, purpose: string): string;
}

/** Creates a key from 32 bytes. Encryption, and each purpose of hashing, uses its own derived key. */
export function createSecretKey(
  bytes: Uint8Array,
  random: (size: number) => Uint8Array,
): SecretKey {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', bytes, '', `superwallet ${purpose}`, secretKeySize));
  const encryption = derived('encryption');
  return {
    encrypt(plain, place) {
      const nonce = random(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted, place) {
      const nonce = encrypted.subarray(0, nonceSize);
      const tag = encrypted.subarray(nonceSize, nonceSize + tagSize);
      const decipher = createDecipheriv('aes-256-gcm', encryption, nonce)
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      return Buffer.concat([
        decipher.update(encrypted.subarray(nonceSize + tagSize)),
        decipher.final(),
      ]);
    },
    hash: (text, purpose) => createHmac('sha256', derived(purpose)).update(text).digest('hex'),
  };
}

/** The secret key is missing or unusable. The message names the operator's remedy. */
export class SecretKeyProblem extends Error {}

/** The key file beside an embedded database. */
export const secretKeyFile = 'secret.key';

/** The 32-byte key in base64 or base64url; undefined for any other text. */
export function readSecretKey(text: string): Uint8Array | undefined {
  const bytes = Buffer.from(text.trim(), 'base64');
  return bytes.length === secretKeySize ? bytes : undefined;
}

/** A key, and the file that it was written to, if it is new and stored. */
export interface OwnSecretKey {
  bytes: Uint8Array;
  madeFile?: string;
}

/**
 * Reads the key file beside an embedded database, or creates it for a database that has no key yet: its `mark` is
 * undefined. A new key cannot replace a lost one, and would look like the right one in the next backup.
 * @throws {SecretKeyProblem} for a Postgres server, or if the file is lost, cannot be read or contains no key
 */
export async function ownSecretKey(
  location: DatabaseLocation,
  random: Environment['random'],
  mark: string | undefined,
): Promise<OwnSecretKey> {
  if (location.kind === 'server') {
    throw new SecretKeyProblem(
      'Set SECRET_KEY to 32 random bytes in base64, for example from "openssl rand -base64 32", and keep it. It protects secrets in the database.',
    );
  }
  const file = join(location.path, secretKeyFile);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return undefined;
    throw new SecretKeyProblem(`${file} cannot be read (${code}). Make it readable.`);
  });
  if (text !== undefined) {
    const bytes = readSecretKey(text);
    if (bytes !== undefined) return { bytes };
    throw new SecretKeyProblem(`${file} holds no secret key. Restore the file from a backup.`);
  }
  if (mark !== undefined) {
    throw new SecretKeyProblem(
      `${file} is missing, and this database has secrets that only its key decrypts. Restore the file from a backup, or set SECRET_KEY to its content.`,
    );
  }
  const bytes = random(secretKeySize);
  // Written atomically: the process may be killed meanwhile. Only this provider uses the directory.
  await writeFile(`${file}.new`, Buffer.from(bytes).toString('base64'), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return { bytes, madeFile: file };
}

/** A fingerprint that distinguishes keys without revealing them. */
export function markOf(key: SecretKey): string {
  return key.hash('', 'mark');
}

/** The fingerprint of the key that protects a database's secrets. */
export async function keyMarkOf(tx: Tx): Promise<string | undefined> {
  const [known] = await tx.select().from(secretKeyMark);
  return known?.mark;
}

/**
 * Records the fingerprint of the key at the first start of a database, and compares it at later starts.
 * @throws {SecretKeyProblem} if the key has changed, because the secrets could not be decrypted
 */
export async function checkSecretKey(tx: Tx, key: SecretKey): Promise<void> {
  const mark = markOf(key);
  const known = await keyMarkOf(tx);
  if (known === undefined) await tx.insert(secretKeyMark).values({ mark });
  else if (known !== mark) {
    throw new SecretKeyProblem(
      'SECRET_KEY is not the key that protects the secrets in this database. Set the key with which the database was first started.',
    );
  }
}
