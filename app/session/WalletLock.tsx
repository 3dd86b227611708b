import { LockScreen } from '#shell/LockScreen.tsx';
import type { Presence } from '#wallet/entities/session.ts';

import { signByDevice } from '../device/device-check.ts';
import { settleVaults } from '../keys/settle-vaults.ts';
import { useWalletServices } from '../services/wallet-services.ts';

/** The lock screen of the wallet. It is fetched on demand: most visits never need it. */
export default function WalletLock() {
  const services = useWalletServices();
  const { client, session, device, signOut, log } = services;
  const user = session.read()?.user;

  async function unlock(presence: Presence) {
    await client('unlock', { body: presence });
    session.unlock();
  }

  return (
    <LockScreen
      biometrics={user?.biometricEnabled === true && device.biometrics.isRegistered()}
      onUnlock={async (password) => {
        await unlock({ password });
        if (user) {
          settleVaults(services, user, password).catch((error: unknown) =>
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
