import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';

import { useBiometricSetting } from '../device/use-biometric-setting.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function MyInfoRoute({ user }: RouteProps) {
  const { queries, session, signOut, log, navigate } = useWalletServices();
  const biometrics = useBiometricSetting(user);
  return (
    <>
      <MyInfoScreen
        user={useLoadable('user', { params: { userId: user.id } })}
        known={user}
        biometricSupported={biometrics.supported}
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
