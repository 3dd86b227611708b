import { AddCredentialScreen } from '#screens/add-credential/AddCredentialScreen.tsx';
import type { CredentialToAdd } from '#wallet/forms/add-credential.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function AddCredentialRoute({ user }: RouteProps) {
  const { toasts, navigate } = useWalletServices();
  const add = useCreateOnce('addCredential', (credential: CredentialToAdd) => ({
    userId: user.id,
    ...credential,
  }));
  return (
    <AddCredentialScreen
      onAdd={async (credential) => {
        await add(credential);
      }}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
