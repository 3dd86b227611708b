import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';

import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { encrypting, type BackupLock, type BackupUnlock } from './backup-encryption.ts';
import { receiveBackup, verifyBackup, writeBackup, type BackupPart } from './backup-file.ts';

const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const passphrase = 'four words of a backup';

// Stretching a passphrase takes about a second each time.
const timeout = 60_000;

/** Some random rows, which do not compress to less than one chunk of the age format. */
async function* someParts(rows = 4000): AsyncGenerator<BackupPart> {
  const contents = { migration: 1, madeAt: '2026-03-02T09:00:00.000Z', tables: [] };
  yield { kind: 'header', contents };
  yield { kind: 'table', table: 'users' };
  for (let row = 0; row < rows; row += 1) {
    yield { kind: 'row', row: JSON.stringify([String(row), crypto.randomUUID()]) };
  }
}

describe('an encrypted backup', () => {
  let home: string;
  let file: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'superwallet-encryption-'));
    file = join(home, 'one.backup');
  });
  afterAll(() => rm(home, { recursive: true }));

  const written = async (lock: BackupLock | undefined) => {
    await writeBackup(file, someParts(), lock);
    return readFile(file);
  };

  it.each<[string, BackupLock, BackupUnlock]>([
    ['a passphrase', { passphrase }, { passphrase }],
    ['a recipient', { recipient }, { identity }],
    ['a recipient, with a passphrase of other files', { recipient }, { identity, passphrase }],
  ])('is read again with %s', { timeout }, async (_, lock, unlock) => {
    const content = await written(lock);
    expect(content.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
    expect((await verifyBackup(file, unlock)).madeAt).toBe('2026-03-02T09:00:00.000Z');
  });

  it('is a file of the age format around the plain backup', async () => {
    const content = await written({ recipient });
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    await writeFile(file, await decrypter.decrypt(content));
    expect((await verifyBackup(file)).madeAt).toBe('2026-03-02T09:00:00.000Z');
  });

  it('is refused without its key, and with another one', { timeout }, async () => {
    await written({ recipient });
    await expect(verifyBackup(file)).rejects.toThrow(
      `${file} is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_IDENTITY for a file that was encrypted for a recipient.`,
    );
    const wrong = `${file} cannot be opened with this BACKUP_PASSPHRASE or BACKUP_IDENTITY.`;
    const other = await generateX25519Identity();
    await expect(verifyBackup(file, { identity: other, passphrase })).rejects.toThrow(wrong);
    await written({ passphrase });
    await expect(verifyBackup(file, { passphrase: 'another passphrase' })).rejects.toThrow(wrong);
  });

  it('is refused when it is cut or changed', async () => {
    const content = await written({ recipient });
    // In the header, at the end of a chunk of 64 kB and within one, and before the last byte.
    const header = content.indexOf('\n---') + 1;
    const chunk = content.length - ((content.length - header) % 65_552);
    for (const length of [100, header + 60, chunk, chunk + 10, content.length - 1]) {
      await writeFile(file, content.subarray(0, length));
      await expect(verifyBackup(file, { identity })).rejects.toThrow(
        `${file} is damaged or incomplete. Use another backup.`,
      );
    }
    for (const place of [header + 10, header + 100, 70_000, content.length - 1]) {
      const changed = Buffer.from(content);
      changed[place] = (changed[place] ?? 0) ^ 1;
      await writeFile(file, changed);
      await expect(verifyBackup(file, { identity })).rejects.toThrow('is damaged or incomplete');
    }
  });

  it('is verified while it is received', async () => {
    const plain = await written(undefined);
    await receiveBackup(file, Readable.from([plain]), { recipient });
    expect((await readFile(file)).subarray(0, 3).toString()).toBe('age');
    expect((await verifyBackup(file, { identity })).migration).toBe(1);
    const other = join(home, 'other.backup');
    for (const source of [plain.subarray(0, plain.length - 20), plain.subarray(1000)]) {
      await expect(receiveBackup(other, Readable.from([source]), { recipient })).rejects.toThrow(
        other,
      );
      await expect(readFile(other)).rejects.toThrow('ENOENT');
    }
  });

  it('needs memory for a few chunks only', async () => {
    const chunk = new Uint8Array(16_384);
    let made = 0;
    const source = async function* () {
      for (; made < 4096; made += 1) yield Promise.resolve(chunk);
    };
    let read = 0;
    let furthest = 0;
    for await (const { length } of encrypting({ recipient })(source())) {
      read += length;
      furthest = Math.max(furthest, made * chunk.length - read);
    }
    expect(read).toBeGreaterThan(4096 * chunk.length);
    expect(furthest).toBeLessThan(1_000_000);
  });
});
