import { useContext } from 'react';

import { TimeZoneContext } from '#components/time-zone.ts';
import type { OwnDataActions } from '#screens/security-settings/OwnData.tsx';
import type { User } from '#wallet/entities/user.ts';
import { notices } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';
import { zoneClock } from '#wallet/zone-clock.ts';

import { useWalletServices } from '../context.ts';
import { createVaultStore, keyAccount } from '../keys/vault-store.ts';
import type { PresenceCheck } from './use-presence.tsx';

/** Downloads all data of the account, and deletes the account (decisions 191 and 192). */
export function useOwnData(
  user: User,
  { withPresence }: PresenceCheck,
): Omit<OwnDataActions, 'hasKeys'> {
  const { client, clock, device, keys, navigate, session, toasts } = useWalletServices();
  const zone = useContext(TimeZoneContext) ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    async onDownload(signal) {
      const file = await withPresence(() => client('exportData', { signal }));
      const today = zoneClock(zone).isoTime(clock.now()).slice(0, 10);
      const fileName = `superwallet-data-${today}.json`;
      device.saveFile(fileName, file, 'application/json');
      return fileName;
    },
    async onDelete(deletion, removeKeys) {
      await client('deleteAccount', { body: deletion });
      if (removeKeys) {
        const vaults = createVaultStore(keys.storage);
        vaults.forget(keyAccount(user));
        vaults.forgetNext(keyAccount(user));
      }
      toasts.notify(notices['security-settings.account-deleted']);
      session.signOut();
      navigate(paths.home);
    },
  };
}
