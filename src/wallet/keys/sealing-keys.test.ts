import { createSecretKey, hkdfSync, pbkdf2Sync } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { deriveSealingKeys, sealingRounds } from './sealing-keys.ts';

const salt = '000102030405060708090a0b0c0d0e0f';

describe('the keys of a password', () => {
  test('use at least 600,000 rounds', () => expect(sealingRounds).toBeGreaterThanOrEqual(600_000));

  test('equal those of another implementation of PBKDF2 and HKDF', async () => {
    const stretched = pbkdf2Sync('pass', Buffer.from(salt, 'hex'), 1_000, 32, 'sha256');
    const root = createSecretKey(stretched);
    const check = hkdfSync('sha256', root, '', 'superwallet sealing 1 check', 16);
    const keys = await deriveSealingKeys('pass', salt, 1_000);
    expect(keys.check).toBe(Buffer.from(check).toString('hex'));
  });

  test('cannot be exported', async () => {
    const { cipher } = await deriveSealingKeys('pass', salt, 1);
    expect(cipher.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('raw', cipher)).rejects.toThrow();
  });

  test('are the same for the same characters, composed or not', async () => {
    const check = async (password: string) => (await deriveSealingKeys(password, salt, 1)).check;
    expect(await check('비밀 é'.normalize('NFD'))).toBe(await check('비밀 é'.normalize('NFC')));
    expect(await check('ｐａｓｓ')).toBe(await check('pass'));
  });

  test('differ with the password, its case and its spaces, the salt and the rounds', async () => {
    const all = await Promise.all([
      deriveSealingKeys('pass', salt, 1),
      deriveSealingKeys('Pass', salt, 1),
      deriveSealingKeys('pass ', salt, 1),
      deriveSealingKeys('pass', salt.replace('00', '01'), 1),
      deriveSealingKeys('pass', salt, 2),
    ]);
    expect(new Set(all.map(({ check }) => check)).size).toBe(5);
  });
});
