import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
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

/**
 * The keys of a provider: one encrypts, and all decrypt. While the key is rotated there are two (decision 195). Hashes
 * have a key of their own, which stays the same.
 */
export interface KeyRing extends SecretKey {
  /** The fingerprint of the key that encrypts. */
  mark(): string;
  /** True if the ring has the key with a fingerprint. */
  has(mark: string): boolean;
  /** The fingerprints of all keys. */
  marks(): string[];
  /** True if a key has a fingerprint. */
  isMark(bytes: Uint8Array, mark: string): boolean;
  /** Encrypts under another key from now on. */
  encryptWith(bytes: Uint8Array): void;
  /** Adds a key that only decrypts. */
  add(bytes: Uint8Array): void;
  /** Forgets all keys but the one that encrypts. */
  dropOthers(): void;
  /** True if the key that encrypts has encrypted these bytes for that place. */
  isCurrent(encrypted: Uint8Array, place: string): boolean;
  /** Replaces the key of hashes; initially they are keyed by the secret key itself, as by earlier versions. */
  hashWith(secret: Uint8Array): void;
  /** The bytes of the key with a fingerprint. */
  bytesOf(mark: string): Uint8Array | undefined;
}

interface OneKey {
  bytes: Uint8Array;
  mark: string;
  encryption: Buffer;
}

const derived = (bytes: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', bytes, '', `superwallet ${purpose}`, secretKeySize));

const hmac = (key: Uint8Array, text: string) =>
  createHmac('sha256', key).update(text).digest('hex');

const oneKey = (bytes: Uint8Array): OneKey => ({
  bytes,
  mark: hmac(derived(bytes, 'mark'), ''),
  encryption: derived(bytes, 'encryption'),
});

function decryptWith({ encryption }: OneKey, encrypted: Uint8Array, place: string): Buffer {
  const nonce = encrypted.subarray(0, nonceSize);
  const tag = encrypted.subarray(nonceSize, nonceSize + tagSize);
  const decipher = createDecipheriv('aes-256-gcm', encryption, nonce)
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([
    decipher.update(encrypted.subarray(nonceSize + tagSize)),
    decipher.final(),
  ]);
}

/**
 * Creates a ring from a key of 32 bytes, and others that only decrypt. Encryption, and each purpose of hashing, uses
 * its own derived key.
 */
export function createSecretKey(
  bytes: Uint8Array,
  random: (size: number) => Uint8Array,
  others: readonly Uint8Array[] = [],
): KeyRing {
  let current = oneKey(bytes);
  let rest = others.map(oneKey);
  let hashSecret = bytes;
  const all = () => [current, ...rest];
  const addToRest = (key: OneKey) => {
    if (!all().some(({ mark }) => mark === key.mark)) rest = [...rest, key];
  };
  return {
    encrypt(plain, place) {
      const nonce = random(nonceSize);
      const cipher = createCipheriv('aes-256-gcm', current.encryption, nonce).setAAD(
        Buffer.from(place),
      );
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    decrypt(encrypted, place) {
      for (const key of rest) {
        if (isEncryptedWith(current, encrypted, place)) break;
        if (isEncryptedWith(key, encrypted, place)) return decryptWith(key, encrypted, place);
      }
      return decryptWith(current, encrypted, place);
    },
    hash: (text, purpose) => hmac(derived(hashSecret, purpose), text),
    mark: () => current.mark,
    marks: () => all().map(({ mark }) => mark),
    isMark: (one, mark) => oneKey(one).mark === mark,
    has: (mark) => all().some((key) => key.mark === mark),
    encryptWith(other) {
      const key = oneKey(other);
      const earlier = current;
      rest = rest.filter(({ mark }) => mark !== key.mark);
      current = key;
      addToRest(earlier);
    },
    add: (other) => addToRest(oneKey(other)),
    dropOthers: () => (rest = []),
    isCurrent: (encrypted, place) => isEncryptedWith(current, encrypted, place),
    hashWith: (secret) => (hashSecret = secret),
    bytesOf: (mark) => all().find((key) => key.mark === mark)?.bytes,
  };
}

function isEncryptedWith(key: OneKey, encrypted: Uint8Array, place: string): boolean {
  try {
    decryptWith(key, encrypted, place);
    return true;
  } catch {
    return false;
  }
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

/** The next key beside the file while the key is rotated. */
export const nextKeyFile = `${secretKeyFile}.next`;

/** A provider's keys, and the file that the first was written to, if it is new and stored. */
export interface OwnSecretKey {
  bytes: Uint8Array;
  /** Keys that only decrypt. */
  others: readonly Uint8Array[];
  madeFile?: string;
}

/**
 * Reads the key file beside an embedded database, or creates it for a database that has no key yet: its `mark` is
 * undefined. A new key cannot replace a lost one, and would look like the right one in the next backup. Finishes a
 * rotation that was killed before its last step, and reads both keys of one that was killed earlier.
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
  const nextFile = join(location.path, nextKeyFile);
  const next = await readKeyFile(nextFile);
  if (next !== undefined && oneKey(next).mark === mark) {
    await rename(nextFile, file);
    return { bytes: next, others: [] };
  }
  const bytes = await readKeyFile(file);
  if (bytes !== undefined) return { bytes, others: next === undefined ? [] : [next] };
  if (mark !== undefined) {
    throw new SecretKeyProblem(
      `${file} is missing, and this database has secrets that only its key decrypts. Restore the file from a backup, or set SECRET_KEY to its content.`,
    );
  }
  const made = random(secretKeySize);
  await writeKeyFile(file, made);
  return { bytes: made, others: [], madeFile: file };
}

/** The key in a file; undefined without a file. @throws {SecretKeyProblem} if it cannot be read or contains no key */
export async function readKeyFile(file: string): Promise<Uint8Array | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    if (code === 'ENOENT') return undefined;
    throw new SecretKeyProblem(`${file} cannot be read (${code}). Make it readable.`);
  });
  if (text === undefined) return undefined;
  const bytes = readSecretKey(text);
  if (bytes !== undefined) return bytes;
  throw new SecretKeyProblem(`${file} holds no secret key. Restore the file from a backup.`);
}

/** Writes a key atomically: the process may be killed meanwhile. Only one process uses the directory. */
export async function writeKeyFile(file: string, bytes: Uint8Array): Promise<void> {
  const target = await open(`${file}.new`, 'w', 0o600);
  await target.writeFile(Buffer.from(bytes).toString('base64'));
  // A key must not be lost in a power cut after secrets were encrypted under it.
  await target.sync();
  await target.close();
  await rename(`${file}.new`, file);
}

/** A fingerprint that distinguishes keys without revealing them. */
export function markOf(key: KeyRing): string {
  return key.mark();
}

/** The fingerprint of the key that protects a database's secrets. */
export async function keyMarkOf(tx: Tx): Promise<string | undefined> {
  return (await keyStateOf(tx))?.mark;
}

/** The fingerprints of a database's keys, and its key of hashes; undefined for a new database. */
export async function keyStateOf(tx: Tx): Promise<typeof secretKeyMark.$inferSelect | undefined> {
  const [known] = await tx.select().from(secretKeyMark);
  return known;
}

const hashSecretPlace = 'hash secret';

/**
 * Records the fingerprint of the key at the first start of a database, with a random key of hashes, and compares it at
 * later starts. The hashes of an earlier version are keyed by the secret key, which therefore stays their key.
 * @throws {SecretKeyProblem} if a key of the database is missing, because the secrets could not be decrypted
 */
export async function checkSecretKey(
  tx: Tx,
  key: KeyRing,
  random: Environment['random'],
): Promise<void> {
  const known = await keyStateOf(tx);
  if (known === undefined) {
    const secret = random(secretKeySize);
    const hashSecret = key.encrypt(secret, hashSecretPlace);
    await tx.insert(secretKeyMark).values({ mark: key.mark(), hashSecret });
    key.hashWith(secret);
    return;
  }
  if (!key.has(known.mark)) {
    throw new SecretKeyProblem(
      'SECRET_KEY is not the key that protects the secrets in this database. Set the key with which the database was first started, or the one of the last rotation.',
    );
  }
  if (known.nextMark !== null && !key.has(known.nextMark)) {
    throw new SecretKeyProblem(
      'The secret key of this database is being rotated. Set SECRET_KEY to the new key and SECRET_KEY_PREVIOUS to the earlier one.',
    );
  }
  const secret =
    known.hashSecret === null
      ? key.bytesOf(known.mark)
      : key.decrypt(known.hashSecret, hashSecretPlace);
  if (secret === undefined) throw new Error('The ring has no key of the database');
  if (known.hashSecret === null) {
    await tx.update(secretKeyMark).set({ hashSecret: key.encrypt(secret, hashSecretPlace) });
  }
  key.hashWith(secret);
}

/** Names the encrypting key as the next one of the database, before anything is encrypted under it. */
export async function beginRotation(tx: Tx, mark: string): Promise<void> {
  await tx.update(secretKeyMark).set({ nextMark: mark });
}

/** Makes the encrypting key the one of the database, together with the encryption of the key of hashes. */
export async function finishRotation(tx: Tx, key: KeyRing): Promise<void> {
  const [known] = await tx.select().from(secretKeyMark).for('update');
  if (known?.hashSecret == null) throw new Error('The database has no key of hashes');
  const secret = key.decrypt(known.hashSecret, hashSecretPlace);
  const hashSecret = key.encrypt(secret, hashSecretPlace);
  await tx.update(secretKeyMark).set({ mark: key.mark(), nextMark: null, hashSecret });
}
