import type { User } from '#wallet/entities/user.ts';
import { Vault } from '#wallet/keys/vault-record.ts';

/** What tells whose keys they are. */
export type KeyOwner = Pick<User, 'id' | 'didAddress'>;

/** The account that a vault is kept for, by its DID: unlike an id, it is the same in every database. */
export function keyAccount({ id, didAddress }: KeyOwner): string {
  return didAddress ?? `account:${id}`;
}

/**
 * The vaults that this browser keeps, one for each account: restoring or making another one replaces it. They stay
 * after a sign-out, because without them the keys are gone.
 */
export interface VaultStore {
  /** The account's vault; null on a device without its keys, and where the stored text is no vault. */
  read: (account: string) => Vault | null;
  /** Replaces the account's vault. Throws when the browser has no room, and then changes nothing. */
  save: (vault: Vault, account: string) => void;
  /** Forgets the vault of an account that was not created. */
  forget: (account: string) => void;
}

/** Where an account's vault is stored. */
export const vaultKey = (account: string) => `key_vault:${account}`;

/** The vaults in a browser's storage. */
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
