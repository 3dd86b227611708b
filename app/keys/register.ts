import { refusalOf } from '#wallet/failure.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';
import type { RegistrationDraft } from '#wallet/forms/sign-in.ts';

import type { WalletServices } from '../services/wallet-services.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore } from './vault-store.ts';

type RegistrationServices = Pick<WalletServices, 'client' | 'session' | 'keys' | 'clock' | 'log'>;

/** Makes the account's keys under its password; undefined where the browser has no Web Crypto, as without HTTPS. */
async function makeVault(
  { keys, clock, log }: RegistrationServices,
  password: string,
): Promise<Vault | undefined> {
  const access = createKeyWorkerAccess(keys.startWorker);
  try {
    return await access.use((keyWorker) => keyWorker.generate(password, clock.now()));
  } catch (error) {
    log.warn('The account gets no keys on this device', error);
    return undefined;
  } finally {
    access.lock();
  }
}

/**
 * Creates an account with keys made on this device; only their DID leaves it. Rejects with what the provider answered,
 * or with a `QuotaExceededError` where the browser has no room for the keys: then there is no account either.
 */
export async function registerWithKeys(
  services: RegistrationServices,
  draft: RegistrationDraft,
): Promise<void> {
  const { client, session, keys } = services;
  const vaults = createVaultStore(keys.storage);
  const vault = await makeVault(services, draft.password);
  // Before the account: when only the answer is lost, the account exists and needs its keys.
  if (vault) vaults.save(vault, vault.did);
  try {
    const grant = await client('register', {
      body: { ...draft, ...(vault ? { didAddress: vault.did } : {}) },
    });
    session.save(grant);
  } catch (error) {
    // Only a refusal says for sure that there is no account: after a 5xx there may be one.
    const refusal = refusalOf(error);
    if (vault && refusal && refusal.status < 500) vaults.forget(vault.did);
    throw error;
  }
}
