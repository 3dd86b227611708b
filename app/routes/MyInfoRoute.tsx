import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';

import { checkDevice, registerDevice, useBiometricSupport } from '../device/device-check.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function MyInfoRoute({ user }: RouteProps) {
  const { client, queries, device, signOut, log, navigate } = useWalletServices();
  const params = { userId: user.id };
  return (
    <MyInfoScreen
      user={useLoadable('user', { params })}
      known={user}
      biometricSupported={useBiometricSupport(device.biometrics)}
      onDeviceCheck={(enable) => checkDevice(device.biometrics, user, enable)}
      onRegisterDevice={() => registerDevice(device.biometrics, user)}
      onBiometricChange={async (enable) => {
        await client(enable ? 'enableBiometric' : 'disableBiometric', { params });
        // It counts from here on, whether or not the user can be read again right now.
        queries.cache.setQueryData(
          queries.query('user', { params }).queryKey,
          (known) => known && { ...known, biometricEnabled: enable },
        );
        void queries.refresh('user', 'profile', 'verify');
      }}
      onSignOut={signOut.here}
      log={log.info}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('user')}
    />
  );
}
