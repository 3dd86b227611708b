import { refusalOf } from '#wallet/failure.ts';
import type { PasswordChanged } from '#screens/security-settings/PasswordForm.tsx';
import type { PasswordChange } from '#wallet/forms/security-settings.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';

import type { WalletServices } from '../context.ts';
import type { Biometrics } from '../device/biometrics.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { settleVaults } from './settle-vaults.ts';
import { createVaultStore, keyAccount, type KeyOwner } from './vault-store.ts';

/**
 * Changes the account's password and that of its keys on this device (decision 98). The keys are first sealed under the
 * new password in a second vault, which replaces the old one after the provider has accepted the change. If the browser
 * or the provider crashes meanwhile, the account's password opens one of the two vaults.
 *
 * Rejects with the provider's error. If the browser has no room for the second vault, nothing has changed, and it
 * rejects with a `QuotaExceededError`.
 */
export async function changePassword(
  services: Pick<WalletServices, 'client' | 'keys' | 'clock'> & {
    device: { biometrics: Pick<Biometrics, 'credentialId'> };
  },
  owner: KeyOwner,
  { current, new: next }: PasswordChange,
): Promise<PasswordChanged> {
  const { client, keys, device } = services;
  const vaults = createVaultStore(keys.storage);
  const account = keyAccount(owner);
  const keptPasskey = device.biometrics.credentialId();
  const send = () =>
    client('changePassword', {
      body: { currentPassword: current, newPassword: next, ...(keptPasskey && { keptPasskey }) },
    });

  if (vaults.readNext(account) !== null) {
    // The outcome of an earlier change is unknown: keep its vault until the account's password is known.
    await client('unlock', { body: { password: current } });
    await settleVaults(services, owner, current);
  }
  const vault = vaults.read(account);
  const resealed =
    vault === null || vaults.readNext(account) !== null
      ? undefined
      : await reseal(services, vault, current, next);
  if (resealed === undefined) {
    await send();
    return { keysLeftBehind: vault !== null };
  }

  vaults.saveNext(resealed, account);
  try {
    await send();
  } catch (error) {
    // Only a refusal proves that the old password is valid; after a 5xx or no answer the new one may be valid.
    const refusal = refusalOf(error);
    if (refusal && refusal.status < 500) vaults.forgetNext(account);
    throw error;
  }
  try {
    vaults.promoteNext(account);
  } catch {
    // The browser has no room: keep both vaults; unlocking tries both.
  }
  return { keysLeftBehind: false };
}

/** The vault sealed under another password; undefined if the current password does not open it. */
async function reseal(
  { keys, clock }: Pick<WalletServices, 'keys' | 'clock'>,
  vault: Vault,
  password: string,
  newPassword: string,
): Promise<Vault | undefined> {
  const access = createKeyWorkerAccess(keys.startWorker);
  try {
    const outcome = await access.use((keyWorker) =>
      keyWorker.reseal(vault, password, newPassword, clock.now()),
    );
    return 'vault' in outcome ? outcome.vault : undefined;
  } finally {
    access.lock();
  }
}
