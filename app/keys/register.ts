import { refusalOf } from '#wallet/failure.ts';
import type { Vault } from '#wallet/keys/vault-record.ts';
import type { RegistrationDraft } from '#wallet/sign-in.ts';

import { client, session } from '../wallet-session.ts';
import { openKeyRoom } from './remote-key-room.ts';
import { createVaultStore } from './vault-store.ts';

/** Makes the account's keys under its password; none where the browser refuses the arithmetic, as without HTTPS. */
async function makeVault(password: string): Promise<Vault | undefined> {
  const { room, lock } = openKeyRoom();
  try {
    return await room.generate(password, new Date());
  } catch (error) {
    console.warn('The account gets no keys on this device', error);
    return undefined;
  } finally {
    lock();
  }
}

/** Creates an account with keys made on this device; only their DID leaves it. Rejects with what the provider answered. */
export async function registerWithKeys(draft: RegistrationDraft): Promise<void> {
  const vaults = createVaultStore(localStorage);
  const vault = await makeVault(draft.password);
  // Before the account: where only the answer gets lost, the account exists and must not be without its keys.
  if (vault) vaults.save(vault);
  try {
    const grant = await client('register', {
      body: { ...draft, ...(vault ? { didAddress: vault.did } : {}) },
    });
    session.save(grant);
  } catch (error) {
    if (vault && refusalOf(error) !== undefined) vaults.forget(vault);
    throw error;
  }
}
