import type { WalletServices } from '../context.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore, keyAccount, type KeyOwner } from './vault-store.ts';

/** Resolves to true if a password opens this device's keys of an account; false without keys. */
export async function opensVault(
  { keys }: Pick<WalletServices, 'keys'>,
  owner: KeyOwner,
  password: string,
): Promise<boolean> {
  const vault = createVaultStore(keys.storage).read(keyAccount(owner));
  if (vault === null) return false;
  const access = createKeyWorkerAccess(keys.startWorker);
  try {
    return await access.use(
      async (keyWorker) => (await keyWorker.unlock(vault, password)) === undefined,
    );
  } finally {
    access.lock();
  }
}
