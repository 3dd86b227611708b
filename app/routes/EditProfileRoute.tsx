import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';
import { orKnown } from '#wallet/loadable.ts';

import { keepProfile } from '../services/keep-profile.ts';
import { useKnown, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function EditProfileRoute({ user }: RouteProps) {
  const services = useWalletServices();
  const { client, queries, toasts, navigate } = services;
  const read = useLoadable('profile', {});
  // The same person by another call, where a screen before this one has read it.
  const readBefore = useKnown('user', { params: { userId: user.id } });
  return (
    <EditProfileScreen
      profile={orKnown(read, readBefore)}
      onSave={async (profile) => {
        await client('updateProfile', { body: profile });
        keepProfile(services, user, profile);
        // Three of its switches are settings there too.
        void queries.refresh('notificationSettings');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('profile')}
    />
  );
}
