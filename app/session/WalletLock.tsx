import { useEffect } from 'react';

import { LockScreen } from '#shell/LockScreen.tsx';
import type { Presence } from '#wallet/entities/session.ts';

import { signByDevice } from '../device/device-check.ts';
import { useWalletServices } from '../context.ts';
import { failureKind } from '#wallet/failure.ts';
import { forgetDraftsAtSignOut } from './forget-drafts.ts';
import { reportLock } from './report-lock.ts';

/** The lock screen of the wallet. It is fetched on demand: most visits never need it. */
export default function WalletLock() {
  const services = useWalletServices();
  const { client, session, device, signOut, log } = services;
  const user = session.read()?.user;
  useEffect(() => reportLock(services), [services]);
  useEffect(() => forgetDraftsAtSignOut(services), [services]);

  async function unlock(presence: Presence) {
    await client('unlock', { body: presence });
    session.unlock();
  }

  /** Without a network, this device's keys check the password. The provider asks for it again once it is reachable. */
  async function unlockOffline(password: string, error: unknown) {
    const isOffline = failureKind(error) === 'unreachable';
    if (!isOffline || !user) throw error;
    const { opensVault } = await import('../keys/opens-vault.ts');
    if (!(await opensVault(services, user, password))) throw error;
    session.unlock();
  }

  return (
    <LockScreen
      email={user?.email}
      biometrics={user?.biometricEnabled === true && device.biometrics.credentialId() !== undefined}
      onUnlock={async (password) => {
        try {
          await unlock({ password });
        } catch (error) {
          await unlockOffline(password, error);
          return;
        }
        if (user) {
          import('../keys/settle-vaults.ts')
            .then(({ settleVaults }) => settleVaults(services, user, password))
            .catch((error: unknown) =>
              log.warn('The keys of a password change were not settled', error),
            );
        }
      }}
      onUnlockByDevice={async () => unlock({ assertion: await signByDevice(services) })}
      onSignOut={signOut.here}
      log={log.info}
    />
  );
}
