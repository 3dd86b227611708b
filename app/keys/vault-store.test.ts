import { beforeEach, expect, test } from 'vitest';

import type { Vault } from '#wallet/keys/vault-record.ts';

import { createVaultStore } from './vault-store.ts';

let stored: Map<string, string>;
const store = () =>
  createVaultStore({
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  });
beforeEach(() => {
  stored = new Map();
});

const buildVault = (digit: string): Vault => ({
  version: 1,
  address: `0x${digit.repeat(40)}`,
  did: `did:ethr:0x${digit.repeat(40)}`,
  path: "m/44'/60'/0'/0/0",
  createdAt: '2025-01-31T09:15:00.000Z',
  lastBackup: null,
  sealed: 'sealed',
});
const jiwoo = { id: 1, didAddress: buildVault('1').did };
const minseo = { id: 2, didAddress: buildVault('2').did };

test('a person has the vault of their account, and nobody else has it', () => {
  store().save(buildVault('1'));
  expect(store().read(jiwoo)).toEqual(buildVault('1'));
  expect(store().read(minseo)).toBeNull();
  expect(store().read({ id: 3, didAddress: null })).toBeNull();
});

test('one restored on this device takes its place, for this person only', () => {
  store().save(buildVault('1'));
  store().save(buildVault('3'), jiwoo);
  expect(store().read(jiwoo)).toEqual(buildVault('3'));
  expect(store().read({ ...minseo, didAddress: buildVault('1').did })).toEqual(buildVault('1'));
});

test('the vault of an account that never came to be is forgotten', () => {
  store().save(buildVault('1'));
  store().forget(buildVault('1'));
  expect(store().read(jiwoo)).toBeNull();
});

test.each(['', '{', '{}', 'null', '{"version":1,"address":"0x1"}'])(
  'what is no vault any more is none: %s',
  (text) => {
    stored.set(`key_vault:${jiwoo.didAddress}`, text);
    expect(store().read(jiwoo)).toBeNull();
  },
);
