import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';

import { useBiometricSetting } from '../device/use-biometric-setting.ts';
import { createVaultStore, keyAccount } from '../keys/vault-store.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useOnDevice } from '../services/use-on-device.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function MyInfoRoute({ user }: RouteProps) {
  const { queries, session, keys, signOut, log, navigate } = useWalletServices();
  // The server that renders a page has no storage to read.
  const hasKeysOnDevice =
    useOnDevice() && createVaultStore(keys.storage).read(keyAccount(user)) !== null;
  const biometrics = useBiometricSetting(user);
  return (
    <>
      <MyInfoScreen
        user={useLoadable('user', { params: { userId: user.id } })}
        known={user}
        biometricDevice={biometrics.device}
        hasKeysOnDevice={hasKeysOnDevice}
        onBiometricChange={biometrics.change}
        onLock={session.lock}
        onSignOut={signOut.here}
        log={log.info}
        onNavigate={navigate}
        onRetry={() => void queries.refresh('user')}
      />
      {biometrics.sheet}
    </>
  );
}
