import { useState } from 'react';

import { AddCredentialScreen } from '#screens/add-credential/AddCredentialScreen.tsx';
import type { CredentialToAdd } from '#wallet/forms/add-credential.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function AddCredentialRoute({ user }: RouteProps) {
  const { clock, toasts, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const add = useCreateOnce('addCredential', (credential: CredentialToAdd) => ({
    userId: user.id,
    ...credential,
  }));
  return (
    <AddCredentialScreen
      now={now}
      onAdd={async (credential) => {
        await add(credential);
      }}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
