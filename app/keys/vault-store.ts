import type { User } from '#wallet/entities/user.ts';
import { Vault } from '#wallet/keys/vault-record.ts';

/** The fields that identify the owner of keys. */
export type KeyOwner = Pick<User, 'id' | 'didAddress'>;

/** The identifier of an account in the vault store: its DID, which unlike its id is the same in every database. */
export function keyAccount({ id, didAddress }: KeyOwner): string {
  return didAddress ?? `account:${id}`;
}

/**
 * The vaults in this browser, one for each account. New or restored keys replace the account's vault. Vaults stay after
 * a sign-out, because they are the only copy of the keys.
 *
 * While the account's password changes there is a second vault of the same keys, sealed under the new password, so
 * that the account's password always opens one of the two (decision 98).
 */
export interface VaultStore {
  /** The account's vault; null on a device without its keys, or if the stored text is not a vault. */
  read: (account: string) => Vault | null;
  /** The vault of a password change with an unknown outcome. */
  readNext: (account: string) => Vault | null;
  /** Replaces the account's vaults. Throws when the browser has no room, and then changes nothing. */
  save: (vault: Vault, account: string) => void;
  /** Stores the vault under a new password beside the old one. Throws as `save` does. */
  saveNext: (vault: Vault, account: string) => void;
  /** Stores the time of the account's last backup, in ISO 8601. Throws as `save` does. */
  noteBackup: (lastBackup: string, account: string) => void;
  /** Replaces the old vault by the one under the new password, once the password has changed. */
  promoteNext: (account: string) => void;
  forgetNext: (account: string) => void;
  /** Removes the account's vault: the account was not created, or the user removes the keys from this device. */
  forget: (account: string) => void;
}

/** The storage key of an account's vault. */
export const vaultKey = (account: string) => `key_vault:${account}`;

/** The storage key of the vault under the new password, until the change is confirmed. */
export const nextVaultKey = (account: string) => `key_vault_next:${account}`;

/** The vaults in a browser's storage. */
export function createVaultStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): VaultStore {
  function readAt(key: string): Vault | null {
    const stored = storage.getItem(key);
    if (stored === null) return null;
    try {
      return Vault.parse(JSON.parse(stored));
    } catch {
      return null;
    }
  }

  const read = (account: string) => readAt(vaultKey(account));
  const readNext = (account: string) => readAt(nextVaultKey(account));
  const forgetNext = (account: string) => storage.removeItem(nextVaultKey(account));

  function save(vault: Vault, account: string) {
    storage.setItem(vaultKey(account), JSON.stringify(vault));
    forgetNext(account);
  }

  return {
    read,
    readNext,
    save,
    saveNext: (vault, account) => storage.setItem(nextVaultKey(account), JSON.stringify(vault)),
    noteBackup(lastBackup, account) {
      const vault = read(account);
      if (vault) storage.setItem(vaultKey(account), JSON.stringify({ ...vault, lastBackup }));
    },
    promoteNext(account) {
      const next = readNext(account);
      // The date of a backup made meanwhile is stored in the old vault.
      if (next) save({ ...next, lastBackup: read(account)?.lastBackup ?? null }, account);
    },
    forgetNext,
    forget: (account) => storage.removeItem(vaultKey(account)),
  };
}
