import { useEffect, useState, useSyncExternalStore } from 'react';

import { saveFile } from '../device/device.ts';
import { createKeyring, type Keyring, type KeyringState } from './keyring.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore, keyAccount, vaultKey, type KeyOwner } from './vault-store.ts';

const vaults = createVaultStore(localStorage);

/** A person's keys on this device for as long as the screen is open: leaving it locks them. */
export function useKeyring(owner: KeyOwner): KeyringState & Pick<Keyring, 'actions'> {
  const account = keyAccount(owner);
  const [keyring] = useState(() =>
    createKeyring({
      account,
      vaults,
      openAccess: createKeyWorkerAccess,
      saveFile,
      now: () => new Date(),
    }),
  );
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // No key means that everything was cleared.
      if (key === null || key === vaultKey(account)) keyring.readAgain();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
      keyring.lock();
    };
  }, [keyring, account]);
  return { ...useSyncExternalStore(keyring.subscribe, keyring.read), actions: keyring.actions };
}
