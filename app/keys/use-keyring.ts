import { useEffect, useState } from 'react';

import { useStore } from '#components/use-store.ts';

import { ApiError } from '#api/client.ts';
import { refusalOf } from '#wallet/failure.ts';
import { looksLikeSecret } from '#wallet/secret-text.ts';
import type { User } from '#wallet/entities/user.ts';

import { useWalletServices } from '../context.ts';
import { createKeyring, type Keyring, type KeyringState } from './keyring.ts';
import { createKeyWorkerAccess } from './remote-key-worker.ts';
import { createVaultStore, keyAccount, vaultKey, type KeyOwner } from './vault-store.ts';

/** The user's keys on this device. Leaving the screen locks them. */
export function useKeyring(
  owner: KeyOwner & Pick<User, 'createdAt' | 'didAddress'>,
): KeyringState & Pick<Keyring, 'actions'> {
  const { keys, device, clock, client } = useWalletServices();
  const account = keyAccount(owner);
  const [keyring] = useState(() =>
    createKeyring({
      account,
      accountCreatedAt: owner.createdAt,
      vaults: createVaultStore(keys.storage),
      openAccess: (onLocked) => createKeyWorkerAccess(keys.startWorker, onLocked),
      saveFile: device.saveFile,
      now: clock.now,
      async claimSends(did, sign) {
        // Transfers to the account's own address never wait.
        if (did === owner.didAddress) return 0;
        const { challenge } = await client('didChallenge', { body: { didAddress: did } });
        const didProof = { challenge, signature: await sign(challenge) };
        try {
          const { claimed } = await client('claimSends', { body: { didAddress: did, didProof } });
          return claimed;
        } catch (error) {
          // The address belongs to another account, which receives its transfers.
          if (refusalOf(error)?.status === 409) return 0;
          throw error;
        }
      },
      accountPassword: {
        async lastChange() {
          const params = { userId: owner.id };
          return (await client('securitySettings', { params })).lastPasswordChange;
        },
        async check(password) {
          // This screen also shows the phrase, which is easily entered here by mistake (decision 151).
          if (looksLikeSecret(password)) {
            const refusal = { error: 'Looks like a secret', code: 'secret-text' };
            throw new ApiError(422, JSON.stringify(refusal), '');
          }
          await client('unlock', { body: { password } });
        },
      },
    }),
  );
  useEffect(() => {
    const end = keys.onStorageChange((key) => {
      // A null key means that all storage was cleared.
      if (key === null || key === vaultKey(account)) keyring.readAgain();
    });
    return () => {
      end();
      keyring.lock();
    };
  }, [keys, keyring, account]);
  return { ...useStore(keyring), actions: keyring.actions };
}
