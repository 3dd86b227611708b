import { describe, expect, it } from 'vitest';

import { createPasswords, defaultScryptCost } from './passwords.ts';

const cheap = { N: 1024, r: 8, p: 1 };
const by = { account: 'ada@b.example' };
const salted = (byte: number) => (size: number) => new Uint8Array(size).fill(byte);

describe('passwords', () => {
  it('accepts only the right password', async () => {
    const passwords = createPasswords(salted(1), cheap);
    const hash = await passwords.hash('correct horse');
    expect(await passwords.check('correct horse', hash, by)).toBe(true);
    expect(await passwords.check('Correct horse', hash, by)).toBe(false);
    expect(await passwords.check('correct horse', undefined, by)).toBe(false);
  });

  it('stores the cost, so that a hash of another cost stays valid', async () => {
    const hash = await createPasswords(salted(1), cheap).hash('correct horse');
    expect(hash).toMatch(/^scrypt\$1024\$8\$1\$/);
    const costlier = createPasswords(salted(2), { ...cheap, p: 2 });
    expect(await costlier.check('correct horse', hash, by)).toBe(true);
  });

  it('hashes the same password differently each time', async () => {
    const hashes = await Promise.all(
      [1, 2].map((byte) => createPasswords(salted(byte), cheap).hash('correct horse')),
    );
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('accepts both Unicode compositions of a letter', async () => {
    const passwords = createPasswords(salted(1), cheap);
    const hash = await passwords.hash('비밀번호-é'.normalize('NFC'));
    expect(await passwords.check('비밀번호-é'.normalize('NFD'), hash, by)).toBe(true);
  });

  it('works at the default cost', async () => {
    const passwords = createPasswords(salted(1), defaultScryptCost);
    expect(await passwords.check('correct horse', await passwords.hash('correct horse'), by)).toBe(
      true,
    );
  });
});
