import { useEffect, useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { BackupReminder } from '#screens/home/BackupReminder.tsx';
import type { User } from '#wallet/entities/user.ts';
import { createStore } from '#wallet/store.ts';

import { useWalletServices } from '../context.ts';
import { createVaultStore, keyAccount, vaultKey } from './vault-store.ts';

/** True if the user has dismissed the reminder in this session. */
const createDismissed = () => createStore(false);

/**
 * Reminds the user of the backup while the account's keys on this device are not backed up. Without keys on this device
 * there is nothing to back up.
 */
export default function WalletBackupReminder({ user }: { user: User }) {
  const { keys, sessionScoped, navigate } = useWalletServices();
  const account = keyAccount(user);
  const read = () => createVaultStore(keys.storage).read(account);
  const [vault, setVault] = useState(read);
  const dismissed = sessionScoped(createDismissed);
  useEffect(
    () =>
      keys.onStorageChange((key) => {
        // A null key means that all storage was cleared.
        if (key === null || key === vaultKey(account)) {
          setVault(createVaultStore(keys.storage).read(account));
        }
      }),
    [keys, account],
  );
  if (useStore(dismissed) || vault === null || vault.lastBackup !== null) return null;
  return (
    // Rendered below all of Home, so that nothing moves when it appears.
    <div className="px-gutter pb-6">
      <BackupReminder
        onNavigate={navigate}
        onLater={() => {
          dismissed.write(true);
          // The focused button is unmounted.
          document.querySelector('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
