import type { Vault } from '#wallet/keys/vault-record.ts';

/** A vault of keys that do not exist; its address and DID are made of one digit. */
export function buildVault(digit: string): Vault {
  return {
    version: 1,
    address: `0x${digit.repeat(40)}`,
    did: `did:ethr:0x${digit.repeat(40)}`,
    path: "m/44'/60'/0'/0/0",
    createdAt: '2025-01-31T09:15:00.000Z',
    lastBackup: null,
    sealed: `sealed ${digit}`,
  };
}
