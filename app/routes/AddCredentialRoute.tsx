import { AddCredentialScreen } from '#screens/add-credential/AddCredentialScreen.tsx';

import { navigate } from '../navigation.ts';
import { refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function AddCredentialRoute({ user }: RouteProps) {
  return (
    <AddCredentialScreen
      onAdd={async (credential) => {
        await client('addCredential', { body: { userId: user.id, ...credential } });
        void refresh('credentials');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
