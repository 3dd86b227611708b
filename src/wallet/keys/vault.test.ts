import { describe, expect, test } from 'vitest';

import { makeBackup } from './backup.ts';
import { quickDerivation } from './quick-derivation.ts';
import { sealKeys } from './sealed-keys.ts';
import { makeSecretKeys } from './secret-keys.ts';
import { SeededRandom } from './seeded-random.ts';
import { Vault } from './vault-record.ts';
import { sealVault, unlockSecretVault } from './vault.ts';

const random = new SeededRandom(5).bytes;
const deriveKeys = quickDerivation();
const tools = { random, deriveKeys };
const createdAt = new Date('2025-01-31T09:15:00.000Z');
const keys = await makeSecretKeys(random);
const others = await makeSecretKeys(random);
const vault = await sealVault(keys, 'pass', { createdAt }, tools);
const otherVault = await sealVault(others, 'pass', { createdAt }, tools);
const unlock = (changed: Vault, password = 'pass') =>
  unlockSecretVault(changed, password, deriveKeys);

describe('a vault', () => {
  test('shows the public part and seals the rest', () => {
    expect(vault).toEqual({
      version: 1,
      address: keys.identity.address,
      did: `did:ethr:${keys.identity.address}`,
      path: "m/44'/60'/0'/0/0",
      createdAt: '2025-01-31T09:15:00.000Z',
      lastBackup: null,
      sealed: expect.any(String),
    });
    expect(JSON.stringify(vault)).not.toContain(keys.secretPhrase.revealSecret());
  });

  test('survives storage unchanged', () =>
    expect(Vault.parse(JSON.parse(JSON.stringify(vault)))).toEqual(vault));

  test('of a restored wallet has the time of its backup', async () => {
    const lastBackup = '2024-12-24T18:00:00.000Z';
    const restored = await sealVault(keys, 'pass', { createdAt, lastBackup }, tools);
    expect(restored.lastBackup).toBe(lastBackup);
  });

  test('opens with its password to the same keys', async () => {
    const opened = await unlock(vault);
    if ('problem' in opened) throw new Error(opened.problem);
    const { identity, secretPhrase, secretPrivateKey } = opened.accepted;
    expect(identity).toEqual(keys.identity);
    expect(secretPhrase.revealSecret()).toBe(keys.secretPhrase.revealSecret());
    expect(secretPrivateKey.revealSecret()).toBe(keys.secretPrivateKey.revealSecret());
  });

  test('opens with the real rounds', { timeout: 30_000 }, async () => {
    const real = await sealVault(keys, 'pass', { createdAt }, { random });
    expect(await unlockSecretVault(real, 'pass')).toHaveProperty('accepted');
    expect(await unlockSecretVault(real, 'Pass')).toEqual({ problem: 'wrong-password' });
  });

  test.each(['', 'Pass', 'pass '])('does not open with the password %j', async (password) =>
    expect(await unlock(vault, password)).toEqual({ problem: 'wrong-password' }),
  );

  test('opens after a backup was recorded', async () =>
    expect(await unlock({ ...vault, lastBackup: createdAt.toISOString() })).toHaveProperty(
      'accepted',
    ));

  test.each<[string, Partial<Vault>]>([
    ['address', { address: others.identity.address }],
    ['address and DID', { address: others.identity.address, did: others.identity.did }],
    ['DID', { did: others.identity.did }],
    ['spelling of the address', { address: keys.identity.address.toLowerCase() }],
    ['date', { createdAt: '2025-01-31T09:15:00.001Z' }],
    ['sealed keys', { sealed: otherVault.sealed }],
    ['sealed keys, cut', { sealed: vault.sealed.slice(0, -1) }],
    ['sealed keys, gone', { sealed: '' }],
  ])('with another %s is damaged', async (_, part) =>
    expect(await unlock({ ...vault, ...part })).toEqual({ problem: 'damaged' }),
  );

  // A caller who has the password can seal any content, for example because of a bug.
  test('with clear parts of other keys is damaged', async () => {
    const { address, did } = others.identity;
    const record = { ...vault, address, did };
    const about = ['superwallet-vault', 1, address, did, vault.path, vault.createdAt];
    const sealed = await sealKeys(keys, 'pass', about, tools);
    expect(await unlock({ ...record, sealed })).toEqual({ problem: 'damaged' });
  });

  test('that was sealed with the DID of another address is damaged', async () => {
    const identity = { ...keys.identity, did: others.identity.did };
    const forged = await sealVault({ ...keys, identity }, 'pass', { createdAt }, tools);
    expect(await unlock(forged)).toEqual({ problem: 'damaged' });
  });

  test('does not open a backup as its sealed keys', async () => {
    const { text } = await makeBackup(keys, 'pass', createdAt, tools);
    const { data } = JSON.parse(text) as { data: string };
    expect(await unlock({ ...vault, sealed: data })).toEqual({ problem: 'damaged' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['another version', { version: 2 }],
    ['another path', { path: "m/44'/60'/0'/0/1" }],
    ['no address', { address: '0x12' }],
    ['an additional field', { phrase: '' }],
    ['an invalid date', { lastBackup: 'yesterday' }],
    ['a sealed text that is too long', { sealed: 'a'.repeat(5_000) }],
  ])('is not read with %s', (_, part) =>
    expect(Vault.safeParse({ ...vault, ...part }).success).toBe(false),
  );
});
