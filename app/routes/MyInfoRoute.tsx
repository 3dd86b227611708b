import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { MyInfoScreen } from '#screens/my-info/MyInfoScreen.tsx';
import { fullName } from '#wallet/my-info.ts';

import { deviceBiometrics } from '../biometrics.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, queryClient, refresh } from '../queries.ts';
import { signOut } from '../sign-out.ts';
import { client } from '../wallet-session.ts';
import type { RouteProps } from './routes.ts';

const biometrics = deviceBiometrics();

export default function MyInfoRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  const userQuery = query('user', { params });
  return (
    <MyInfoScreen
      user={loadableOf(useQuery(userQuery))}
      biometricSupported={useBiometricSupport()}
      onDeviceCheck={(enable) =>
        enable && !biometrics.isRegistered()
          ? biometrics.register({ id: user.id, email: user.email, name: fullName(user) })
          : biometrics.authenticate()
      }
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

function useBiometricSupport(): boolean {
  const [supported, setSupported] = useState(false);
  useEffect(() => {
    let left = false;
    const ask = async () => {
      const answer = await biometrics.isSupported();
      if (!left) setSupported(answer);
    };
    void ask();
    return () => {
      left = true;
    };
  }, []);
  return supported;
}
