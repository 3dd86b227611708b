import { BackupProblem } from './backup-problem.ts';

/** Encrypts a backup: a passphrase, or the public key `age1…` of its reader (decision 193). */
export type BackupLock = { passphrase: string } | { recipient: string };

/** Decrypts a backup: the passphrase, or the identity `AGE-SECRET-KEY-…` of its reader. */
export interface BackupUnlock {
  passphrase?: string | undefined;
  identity?: string | undefined;
}

/** A stage of a pipeline. */
type Stage = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Loaded on demand only: a provider itself does not need it, and it takes 25 MB. */
const loadAge = () => import('age-encryption');

/** The first bytes of each file in the age format. */
const ageStart = Buffer.from('age-encryption.org/v1\n');

/** Encrypts a stream in the age format, in chunks of 64 kB. Without a lock the stream is not changed. */
export function encrypting(lock: BackupLock | undefined): Stage {
  return async function* (source) {
    if (lock === undefined) {
      yield* source;
      return;
    }
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase);
    else encrypter.addRecipient(lock.recipient);
    yield* await encrypter.encrypt(streamOf(source));
  };
}

/**
 * Decrypts a stream in the age format. Other streams are not changed.
 * @throws {BackupProblem} if the file cannot be decrypted with the passphrase or identity, or is cut or changed
 */
export function decrypting(file: string, { passphrase, identity }: BackupUnlock = {}): Stage {
  return async function* (source) {
    const chunks = source[Symbol.asyncIterator]();
    let start = Buffer.alloc(0);
    let isAtEnd = false;
    while (start.length < ageStart.length && !isAtEnd) {
      const next = await chunks.next();
      if (next.done) isAtEnd = true;
      else start = Buffer.concat([start, next.value]);
    }
    const content = (async function* (): AsyncGenerator<Uint8Array> {
      yield start;
      if (!isAtEnd) yield* { [Symbol.asyncIterator]: () => chunks };
    })();
    if (!start.subarray(0, ageStart.length).equals(ageStart)) {
      yield* content;
      return;
    }
    if (passphrase === undefined && identity === undefined) {
      throw new BackupProblem(
        `${file} is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY for a file that was encrypted for a recipient.`,
      );
    }
    const { Decrypter } = await loadAge();
    const decrypter = new Decrypter();
    if (identity !== undefined) decrypter.addIdentity(identity);
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
    try {
      yield* await decrypter.decrypt(streamOf(content));
    } catch (cause) {
      // The package has no error classes.
      const isOtherKey = cause instanceof Error && cause.message.startsWith('no identity matched');
      throw new BackupProblem(
        isOtherKey
          ? `${file} cannot be opened with this BACKUP_PASSPHRASE or BACKUP_IDENTITY. Set the one of the backup; if it is set, the file is damaged.`
          : `${file} is damaged or incomplete. Use another backup.`,
        { cause },
      );
    }
  };
}

/** A web stream of the chunks, which are read on demand. */
function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

/** True for a public key that age can encrypt for. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await loadAge();
  try {
    new Encrypter().addRecipient(text);
    return true;
  } catch {
    return false;
  }
}

/** True for a private key that age can decrypt with. */
export async function isIdentity(text: string): Promise<boolean> {
  const { Decrypter } = await loadAge();
  try {
    new Decrypter().addIdentity(text);
    return true;
  } catch {
    return false;
  }
}
