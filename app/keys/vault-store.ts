import type { User } from '#wallet/entities/user.ts';
import { Vault } from '#wallet/keys/vault-record.ts';

/** The facts that identify the owner of keys. */
export type KeyOwner = Pick<User, 'id' | 'didAddress'>;

/** The account of a vault, by its DID: unlike an id, it is the same in every database. */
export function keyAccount({ id, didAddress }: KeyOwner): string {
  return didAddress ?? `account:${id}`;
}

/**
 * The vaults that this browser keeps, one for each account: restoring or making another one replaces it. They stay
 * after a sign-out, because without them the keys are gone.
 *
 * While the account's password changes there is a second vault of the same keys, sealed under the new password, so that
 * the password that the account has always opens one of the two (decision 98).
 */
export interface VaultStore {
  /** The account's vault; null on a device without its keys, and where the stored text is no vault. */
  read: (account: string) => Vault | null;
  /** The vault of a password change whose outcome is not known. */
  readNext: (account: string) => Vault | null;
  /** Replaces the account's vaults. Throws when the browser has no room, and then changes nothing. */
  save: (vault: Vault, account: string) => void;
  /** Keeps the vault under a new password beside the old one. Throws as `save` does. */
  saveNext: (vault: Vault, account: string) => void;
  /** Notes when the account's keys were backed up. Throws as `save` does. */
  noteBackup: (lastBackup: string, account: string) => void;
  /** The password has changed: the vault under the new one takes the place of the old one. */
  promoteNext: (account: string) => void;
  forgetNext: (account: string) => void;
  /** Forgets the vault of an account that was not created. */
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
      // A backup that was made meanwhile is noted in the vault that was the account's then.
      if (next) save({ ...next, lastBackup: read(account)?.lastBackup ?? null }, account);
    },
    forgetNext,
    forget: (account) => storage.removeItem(vaultKey(account)),
  };
}
