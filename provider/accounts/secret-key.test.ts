import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { createSecretKey, ownSecretKey, readSecretKey, SecretKeyProblem } from './secret-key.ts';

let draws = 0;
const random = (size: number) => new Uint8Array(size).fill((draws += 1));
const key = createSecretKey(new Uint8Array(32).fill(1), random);
const other = createSecretKey(new Uint8Array(32).fill(2), random);
const secret = new TextEncoder().encode('JBSWY3DPEHPK3PXP');

describe('the secret key', () => {
  it('decrypts its own output, but only in the place for which it was encrypted', () => {
    const encrypted = key.encrypt(secret, 'authenticator 7');
    expect(Buffer.from(encrypted).toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(key.decrypt(encrypted, 'authenticator 7').toString()).toBe('JBSWY3DPEHPK3PXP');
    expect(() => key.decrypt(encrypted, 'authenticator 8')).toThrow();
    expect(() => other.decrypt(encrypted, 'authenticator 7')).toThrow();
  });

  it('detects every changed byte', () => {
    const encrypted = key.encrypt(secret, 'place');
    for (let at = 0; at < encrypted.length; at += 1) {
      const changed = Uint8Array.from(encrypted);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => key.decrypt(changed, 'place'), String(at)).toThrow();
    }
    expect(() => key.decrypt(new Uint8Array(5), 'place')).toThrow();
  });

  it('encrypts the same text differently each time', () => {
    expect(key.encrypt(secret, 'place')).not.toEqual(key.encrypt(secret, 'place'));
  });

  it('hashes a text differently for each purpose and key', () => {
    const hashes = [
      key.hash('k7mq2vxd', 'recovery codes'),
      key.hash('k7mq2vxd', 'DID challenges'),
      other.hash('k7mq2vxd', 'recovery codes'),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(key.hash('k7mq2vxd', 'recovery codes')).toBe(hashes[0]);
  });

  it('must be set explicitly for a Postgres server', async () => {
    const own = ownSecretKey({ kind: 'server', url: 'postgresql:///wallet' }, random, undefined);
    await expect(own).rejects.toBeInstanceOf(SecretKeyProblem);
    await expect(own).rejects.toThrow(/^Set SECRET_KEY to 32 random bytes in base64/);
  });

  it('is never replaced if its file cannot be read', async () => {
    const path = await mkdtemp(join(tmpdir(), 'superwallet-key-'));
    // Reading a directory fails, as reading a file on a broken disk does.
    await mkdir(join(path, 'secret.key'));
    const own = ownSecretKey({ kind: 'directory', path }, random, undefined);
    await expect(own).rejects.toThrow(/secret\.key cannot be read \(EISDIR\)/);
    expect(await readdir(path)).toEqual(['secret.key']);
    await rm(path, { recursive: true });
  });

  it.each([
    ['', undefined],
    ['AAAA', undefined],
    [Buffer.alloc(33).toString('base64'), undefined],
    [` ${Buffer.alloc(32, 9).toString('base64')}\n`, 32],
    [Buffer.alloc(32, 255).toString('base64url'), 32],
  ])('reads %j as a key of %s bytes', (text, size) => {
    expect(readSecretKey(text)?.length).toBe(size);
  });
});
