import { refusalOf } from '#wallet/failure.ts';
import type { RegistrationDraft } from '#wallet/forms/sign-in.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';

import type { WalletServices } from '../context.ts';
import { createKeyWorkerAccess, type KeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore } from './vault-store.ts';

type RegistrationServices = Pick<WalletServices, 'client' | 'session' | 'keys' | 'clock' | 'log'>;

/** Creates the account's keys under its password; undefined without Web Crypto, for example without HTTPS. */
async function makeVault(
  { clock, log }: RegistrationServices,
  access: KeyWorkerAccess,
  password: string,
): Promise<Vault | undefined> {
  try {
    return await access.use((keyWorker) => keyWorker.generate(password, clock.now()));
  } catch (error) {
    log.warn('The account gets no keys on this device', error);
    return undefined;
  }
}

/** The DID of new keys, and the proof of possession: the provider's challenge, signed (decision 113). */
async function provenDid({ client }: RegistrationServices, access: KeyWorkerAccess, did: string) {
  const { challenge } = await client('didChallenge', { body: { didAddress: did } });
  const signature = await access.use((keyWorker) => keyWorker.sign(challenge));
  return { didAddress: did, didProof: { challenge, signature } };
}

/**
 * Creates an account with keys made on this device. Only their DID and the proof of possession leave the device.
 * Rejects with the provider's error, or with a `QuotaExceededError` if the browser has no room for the keys: then no
 * account is created either.
 */
export async function registerWithKeys(
  services: RegistrationServices,
  draft: RegistrationDraft,
): Promise<void> {
  const { client, session, keys } = services;
  const vaults = createVaultStore(keys.storage);
  const access = createKeyWorkerAccess(keys.startWorker);
  try {
    const vault = await makeVault(services, access, draft.password);
    const proven = vault && (await provenDid(services, access, vault.did));
    // Stored before the account is created: if only the answer is lost, the account exists and needs its keys.
    if (vault) vaults.save(vault, vault.did);
    try {
      session.save(await client('register', { body: { ...draft, ...proven } }));
    } catch (error) {
      // Only a refusal proves that there is no account; after a 5xx there may be one.
      const refusal = refusalOf(error);
      if (vault && refusal && refusal.status < 500) vaults.forget(vault.did);
      throw error;
    }
  } finally {
    access.lock();
  }
}
