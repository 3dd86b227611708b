import { beforeEach, expect, test } from 'vitest';

import { storageIn } from '../testing/memory-storage.ts';
import { buildVault } from '../testing/vaults.ts';
import { createVaultStore, keyAccount } from './vault-store.ts';

let stored: Map<string, string>;
const store = () => createVaultStore(storageIn(stored));
beforeEach(() => {
  stored = new Map();
});

const jiwoo = buildVault('1').did;
const minseo = buildVault('2').did;

test('a vault belongs to the account that it was made for, and to no other', () => {
  store().save(buildVault('1'), jiwoo);
  expect(store().read(jiwoo)).toEqual(buildVault('1'));
  expect(store().read(minseo)).toBeNull();
});

test('a restored vault replaces the previous one, for this account only', () => {
  store().save(buildVault('1'), jiwoo);
  store().save(buildVault('2'), minseo);
  store().save(buildVault('3'), jiwoo);
  expect(store().read(jiwoo)).toEqual(buildVault('3'));
  expect(store().read(minseo)).toEqual(buildVault('2'));
  expect([...stored.values()].join()).not.toContain(jiwoo);
});

test('the same keys restored for two accounts are two vaults, each with its own password', () => {
  store().save({ ...buildVault('3'), sealed: 'under one password' }, jiwoo);
  store().save({ ...buildVault('3'), sealed: 'under another' }, minseo);
  expect(store().read(jiwoo)?.sealed).toBe('under one password');
});

test('the vault of an account that was not created is removed', () => {
  store().save(buildVault('1'), jiwoo);
  store().forget(jiwoo);
  expect(store().read(jiwoo)).toBeNull();
});

test.each(['', '{', '{}', 'null', '{"version":1,"address":"0x1"}'])(
  'text that is not a vault is read as no vault: %s',
  (text) => {
    stored.set(`key_vault:${jiwoo}`, text);
    expect(store().read(jiwoo)).toBeNull();
  },
);

test('an account is identified by its DID, or by its id if it has no DID', () => {
  expect(keyAccount({ id: 1, didAddress: jiwoo })).toBe(jiwoo);
  expect(keyAccount({ id: 1, didAddress: null })).toBe('account:1');
});

test('the vault under a new password replaces the old one, with the backup date stored meanwhile', () => {
  store().save(buildVault('1'), jiwoo);
  store().saveNext({ ...buildVault('1'), sealed: 'under the new one' }, jiwoo);
  store().noteBackup('2025-02-01T10:00:00.000Z', jiwoo);
  expect(store().readNext(jiwoo)?.sealed).toBe('under the new one');
  store().promoteNext(jiwoo);
  expect(store().read(jiwoo)).toEqual({
    ...buildVault('1'),
    sealed: 'under the new one',
    lastBackup: '2025-02-01T10:00:00.000Z',
  });
  expect([...stored.keys()]).toEqual([`key_vault:${jiwoo}`]);
});

test('without a second vault the first one stays', () => {
  store().save(buildVault('1'), jiwoo);
  store().promoteNext(jiwoo);
  expect(store().read(jiwoo)).toEqual(buildVault('1'));
});
