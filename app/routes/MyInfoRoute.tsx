import { useQuery } from '@tanstack/react-query';

import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';

import { checkDevice, useBiometricSupport } from '../device/device-check.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, queryClient, refresh } from '../queries.ts';
import { signOut } from '../session/sign-out.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function MyInfoRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  const userQuery = query('user', { params });
  return (
    <MyInfoScreen
      user={loadableOf(useQuery(userQuery))}
      biometricSupported={useBiometricSupport()}
      onDeviceCheck={(enable) => checkDevice(user, enable)}
      onBiometricChange={async (enable) => {
        await client(enable ? 'enableBiometric' : 'disableBiometric', { params });
        // It counts from here on, whether or not the user can be read again right now.
        queryClient.setQueryData(
          userQuery.queryKey,
          (known) => known && { ...known, biometricEnabled: enable },
        );
        void refresh('user', 'profile', 'verify');
      }}
      onSignOut={signOut}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
      onRetry={() => void refresh('user')}
    />
  );
}
