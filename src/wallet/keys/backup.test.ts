import { createDecipheriv, hkdfSync, pbkdf2Sync } from 'node:crypto';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';

import { backupFileName, inspectBackup, makeBackup, readSecretBackup } from './backup.ts';
import { quickDerivation } from './quick-derivation.ts';
import { authenticatedText, checksumOf, type SealedText } from './sealed-text.ts';
import { makeSecretKeys, readSecretKeys } from './secret-keys.ts';
import { SeededRandom } from './seeded-random.ts';

const now = new Date('2025-01-31T09:15:00.000Z');
const random = new SeededRandom(72).bytes;
const keys = await makeSecretKeys(random);
const deriveKeys = quickDerivation();
const quick = { random, deriveKeys };
const phrase = keys.secretPhrase.revealSecret();
const read = (text: string, password: string) => readSecretBackup(text, password, deriveKeys);

const File = z.object({ version: z.number(), timestamp: z.string(), data: z.string() });

describe('a backup file', () => {
  test('contains exactly version, timestamp, encrypted and data', async () => {
    const backup = await makeBackup(keys, 'pass', now, quick);
    const file: unknown = JSON.parse(backup.text);
    expect(file).toEqual({
      version: 1,
      timestamp: '2025-01-31T09:15:00.000Z',
      encrypted: true,
      data: expect.any(String),
    });
    expect(backup.timestamp).toBe('2025-01-31T09:15:00.000Z');
  });

  test('has a name that is valid on every file system and sorts by time', () => {
    const name = backupFileName(now.toISOString());
    expect(name).toBe('superwallet-backup-2025-01-31T09-15-00-000Z.json');
    expect(name).toMatch(/^[A-Za-z0-9.-]+$/);
    expect(backupFileName('2025-02-01T00:00:00.000Z') > name).toBe(true);
  });

  test('differs each time: salt and IV are never reused', async () => {
    const parts = async () => {
      const { data } = File.parse(JSON.parse((await makeBackup(keys, 'pass', now, quick)).text));
      return JSON.parse(data) as SealedText;
    };
    const all = await Promise.all(Array.from({ length: 20 }, parts));
    for (const part of ['salt', 'iv', 'check', 'ciphertext'] as const) {
      expect(new Set(all.map((sealed) => sealed[part])).size).toBe(20);
    }
    expect(all[0]?.salt).toHaveLength(32);
    expect(all[0]?.iv).toHaveLength(24);
  });

  test('has the same length for 12 words and for 24', async () => {
    const long = await readSecretKeys(`${'abandon '.repeat(23)}art`);
    if ('problem' in long) throw new Error(long.problem);
    const lengths = [keys, long.accepted].map(
      async (some) => (await makeBackup(some, 'pass', now, quick)).text.length,
    );
    const [short, longer] = await Promise.all(lengths);
    expect(longer).toBe(short);
  });

  test('requires a password', async () =>
    await expect(makeBackup(keys, '', now, quick)).rejects.toThrow('Sealing requires a password.'));

  test('opens with the real 600,000 rounds, and distinguishes a wrong password from damage', async () => {
    const { text } = await makeBackup(keys, 'correct horse', now, { random });
    const opened = await readSecretBackup(text, 'correct horse');
    expect(opened).toHaveProperty('accepted.timestamp', now.toISOString());
    if ('problem' in opened) throw new Error(opened.problem);
    expect(opened.accepted.keys.secretPhrase.revealSecret()).toBe(phrase);
    expect(opened.accepted.keys.identity).toEqual(keys.identity);
    expect(await readSecretBackup(text, 'correct house')).toEqual({ problem: 'wrong-password' });
  }, 30_000);

  test('can be opened by another implementation with the parameters in the file', async () => {
    const { text } = await makeBackup(keys, 'pass', now, { random });
    const file = File.parse(JSON.parse(text));
    const sealed = JSON.parse(file.data) as SealedText;
    expect(sealed).toMatchObject({
      version: 1,
      kdf: 'PBKDF2',
      hash: 'SHA-256',
      rounds: 600_000,
      cipher: 'AES-256-GCM',
    });
    const salt = Buffer.from(sealed.salt, 'hex');
    const root = pbkdf2Sync('pass', salt, sealed.rounds, 32, 'sha256');
    const key = Buffer.from(hkdfSync('sha256', root, '', 'superwallet sealing 1 cipher', 32));
    const bytes = Buffer.from(sealed.ciphertext, 'hex');
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'hex'));
    decipher.setAuthTag(bytes.subarray(-16));
    const about = ['superwallet-backup', file.version, file.timestamp];
    decipher.setAAD(Buffer.from(authenticatedText(about, sealed)));
    const plain =
      decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
    const { address, path } = keys.identity;
    expect(JSON.parse(plain)).toEqual({ phrase, address, path });
  }, 30_000);

  test('authenticates every parameter together with the file’s version and time', () => {
    const parameters = {
      format: 'superwallet-sealed',
      version: 1,
      kdf: 'PBKDF2',
      hash: 'SHA-256',
      rounds: 600_000,
      salt: 'salt',
      cipher: 'AES-256-GCM',
      iv: 'iv',
      check: 'check',
    } as const;
    expect(JSON.parse(authenticatedText(['superwallet-backup', 1, 'time'], parameters))).toEqual([
      Object.values(parameters),
      ['superwallet-backup', 1, 'time'],
    ]);
  });

  test('opens with the same password in another Unicode form', async () => {
    const { text } = await makeBackup(keys, '비밀번호 é'.normalize('NFD'), now, quick);
    expect(await read(text, '비밀번호 é'.normalize('NFC'))).toHaveProperty('accepted');
  });
});

const made = await makeBackup(keys, 'pass', now, quick);

describe('reading', () => {
  const file = JSON.parse(made.text) as Record<string, unknown>;
  const problemOf = async (text: string) => {
    const inspected = inspectBackup(text);
    const opened = await read(text, 'pass');
    // `inspectBackup` finds every problem that needs no password.
    expect(opened).toEqual(inspected);
    return 'problem' in opened ? opened.problem : undefined;
  };
  /** The file after a change by an attacker who recomputes the checksum. */
  const sealedWith = (part: Record<string, unknown>) => {
    const { data } = File.parse(file);
    // An attacker is not bound by types.
    const sealed = { ...(JSON.parse(data) as SealedText), ...part } as SealedText;
    const about = ['superwallet-backup', 1, made.timestamp];
    const checksum = checksumOf(about, sealed, sealed.ciphertext);
    return JSON.stringify({ ...file, data: JSON.stringify({ ...sealed, checksum }) });
  };

  test('accepts any white space between the fields, and a byte-order mark', async () => {
    const texts = [
      JSON.stringify(file),
      JSON.stringify(file, null, '\t'),
      `\uFEFF${made.text}`,
      made.text.replaceAll('\n', '\r\n'),
    ];
    for (const text of texts) {
      expect(inspectBackup(text)).toEqual({ accepted: { timestamp: made.timestamp } });
      expect(await read(text, 'pass')).toHaveProperty('accepted');
    }
  });

  test.each([
    ['nothing', ''],
    ['a number', '5'],
    ['null', 'null'],
    ['an empty object', '{}'],
    ['a list', '[]'],
    ['a keystore of another wallet', '{"version":3,"id":"1","crypto":{"cipher":"aes-128-ctr"}}'],
    [
      'a file of the same shape with other data',
      '{"version":1,"timestamp":"","encrypted":true,"data":"U2FsdGVk"}',
    ],
    [
      'its shape with data that is not a string',
      '{"version":1,"timestamp":"","encrypted":true,"data":{}}',
    ],
    ['a phrase', phrase],
    ['a text without end', `{"version":1,"timestamp":"${' '.repeat(20_000)}`],
  ])('recognises %s as another file', async (_, text) =>
    expect(await problemOf(text)).toBe('not-a-backup'),
  );

  test.each([40, 100, 700, -3])('recognises a backup truncated at %i', async (end) =>
    expect(await problemOf(made.text.slice(0, end))).toBe('damaged'),
  );

  test.each([3, 200, 1_000])('recognises a backup without its first %i characters', async (start) =>
    expect(await problemOf(made.text.slice(start))).toBe('damaged'),
  );

  test.each<[string, Record<string, unknown>]>([
    ['a string version', { version: '1' }],
    ['version 0', { version: 0 }],
    ['version 1.5', { version: 1.5 }],
    ['another timestamp', { timestamp: '2025-01-31T09:15:00.001Z' }],
    ['another spelling of the timestamp', { timestamp: '2025-01-31T09:15:00Z' }],
    ['no encryption', { encrypted: false }],
    ['a part more', { note: '' }],
  ])('refuses %s', async (_, part) =>
    expect(await problemOf(JSON.stringify({ ...file, ...part }))).toBe('damaged'),
  );

  test('reports a newer version instead of reading it', async () =>
    expect(await problemOf(JSON.stringify({ ...file, version: 2, new: true }))).toBe(
      'newer-version',
    ));

  test.each<[string, Record<string, unknown>]>([
    ['one round less', { rounds: 599_999 }],
    ['one round', { rounds: 1 }],
    ['a round more than the limit', { rounds: 10_000_001 }],
    ['a huge number of rounds', { rounds: 1e300 }],
    ['a fraction of a round', { rounds: 600_000.5 }],
    ['another hash', { hash: 'SHA-1' }],
    ['another cipher', { cipher: 'AES-256-CTR' }],
    ['a short salt', { salt: '00' }],
    ['capital digits', { salt: 'A'.repeat(32) }],
    ['a part more', { note: '' }],
  ])('refuses %s before it derives a key', async (_, part) => {
    let derived = 0;
    const counting: typeof deriveKeys = (...parts) => {
      derived += 1;
      return deriveKeys(...parts);
    };
    const opened = await readSecretBackup(sealedWith(part), 'pass', counting);
    expect(opened).toEqual({ problem: 'damaged' });
    expect(derived).toBe(0);
  });

  test('refuses a sealed part in another spelling', async () => {
    const { data } = File.parse(file);
    const other = data.replace('"version":1', '"version":1.0');
    expect(JSON.parse(other)).toEqual(JSON.parse(data));
    expect(await problemOf(JSON.stringify({ ...file, data: other }))).toBe('damaged');
  });

  test('refuses a repeated key and an escaped letter', async () => {
    const text = JSON.stringify(file);
    const repeated = text.replace('{', '{"version":1,');
    const escaped = text.replace('"encrypted"', String.raw`"encr\u0079pted"`);
    expect(JSON.parse(repeated)).toEqual(file);
    expect(JSON.parse(escaped)).toEqual(file);
    expect(await problemOf(repeated)).toBe('damaged');
    expect(await problemOf(escaped)).toBe('damaged');
  });
});
