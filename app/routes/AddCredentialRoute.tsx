import { useState } from 'react';

import { AddCredentialScreen } from '#screens/add-credential/AddCredentialScreen.tsx';
import type { CredentialToAdd } from '#wallet/forms/add-credential.ts';

import { createOnce } from '../create-once.ts';
import { navigate } from '../navigation.ts';
import { refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function AddCredentialRoute({ user }: RouteProps) {
  const [add] = useState(() =>
    createOnce(
      (credential: CredentialToAdd) => ({ userId: user.id, ...credential }),
      (request) => client('addCredential', request),
    ),
  );
  return (
    <AddCredentialScreen
      onAdd={async (credential) => {
        await add(credential);
        void refresh('credentials');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
