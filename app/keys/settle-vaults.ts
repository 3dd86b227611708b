import type { WalletServices } from '../context.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore, keyAccount, type KeyOwner } from './vault-store.ts';

/**
 * Settles a password change with an unknown outcome, once the account's password is known: keeps the vault that the
 * password opens, and removes the other vault (decision 98). If it opens neither, for example because the keys have an
 * older password, both vaults stay.
 */
export async function settleVaults(
  { keys }: Pick<WalletServices, 'keys'>,
  owner: KeyOwner,
  accountPassword: string,
): Promise<void> {
  const vaults = createVaultStore(keys.storage);
  const account = keyAccount(owner);
  const vault = vaults.read(account);
  const next = vaults.readNext(account);
  if (next === null) return;
  const access = createKeyWorkerAccess(keys.startWorker);
  try {
    await access.use(async (keyWorker) => {
      if (vault !== null && (await keyWorker.unlock(vault, accountPassword)) === undefined) {
        vaults.forgetNext(account);
      } else if ((await keyWorker.unlock(next, accountPassword)) === undefined) {
        vaults.promoteNext(account);
      }
    });
  } finally {
    access.lock();
  }
}
