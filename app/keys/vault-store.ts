import type { User } from '#wallet/entities/user.ts';
import { Vault } from '#wallet/keys/vault-record.ts';

/** As much of a person as tells which keys are theirs. */
export type KeyOwner = Pick<User, 'id' | 'didAddress'>;

/** The account that a vault is kept for, by its DID: the same in every database that knows it, unlike a number. */
export function keyAccount({ id, didAddress }: KeyOwner): string {
  return didAddress ?? `account:${id}`;
}

/**
 * The vaults that this browser keeps, one an account: whoever restores or makes another replaces the one before. They
 * outlive a sign-out: with them the keys would be gone.
 */
export interface VaultStore {
  /** The account's vault; none on a device without its keys, nor where what is stored is no vault any more. */
  read: (account: string) => Vault | null;
  /** Keeps a vault in place of the account's former one. Throws when the browser has no room, and changes nothing then. */
  save: (vault: Vault, account: string) => void;
  /** Forgets the vault of an account that never came to be. */
  forget: (account: string) => void;
}

/** Where an account's vault is stored. */
export const vaultKey = (account: string) => `key_vault:${account}`;

export function createVaultStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): VaultStore {
  return {
    read(account) {
      const stored = storage.getItem(vaultKey(account));
      if (stored === null) return null;
      try {
        return Vault.parse(JSON.parse(stored));
      } catch {
        return null;
      }
    },
    save: (vault, account) => storage.setItem(vaultKey(account), JSON.stringify(vault)),
    forget: (account) => storage.removeItem(vaultKey(account)),
  };
}
