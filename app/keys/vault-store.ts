import type { User } from '#wallet/entities.ts';
import { Vault } from '#wallet/keys/vault-record.ts';

/** As much of a person as tells which keys are theirs. */
export type KeyOwner = Pick<User, 'id' | 'didAddress'>;

/**
 * The vaults that this browser keeps, by their DID. They outlive a sign-out: with them the keys would be gone. A person's
 * vault is that of their account's DID, unless they have restored or made another one here.
 */
export interface VaultStore {
  /** The person's vault; none on a device without their keys, nor where what is stored is no vault any more. */
  read: (owner: KeyOwner) => Vault | null;
  /** Keeps a vault, and for a person makes it theirs. Throws when the browser has no room. */
  save: (vault: Vault, owner?: KeyOwner) => void;
  /** Forgets a vault whose account never came to be. */
  forget: (vault: Vault) => void;
}

const vaultKey = (did: string) => `key_vault:${did}`;
const ownerKey = ({ id }: KeyOwner) => `key_vault_of:${id}`;

export function createVaultStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): VaultStore {
  return {
    read(owner) {
      const did = storage.getItem(ownerKey(owner)) ?? owner.didAddress;
      const stored = did ? storage.getItem(vaultKey(did)) : null;
      if (stored === null) return null;
      try {
        return Vault.parse(JSON.parse(stored));
      } catch {
        return null;
      }
    },
    save(vault, owner) {
      storage.setItem(vaultKey(vault.did), JSON.stringify(vault));
      if (owner) storage.setItem(ownerKey(owner), vault.did);
    },
    forget: (vault) => storage.removeItem(vaultKey(vault.did)),
  };
}
