import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';
import { orKnown } from '#wallet/loadable.ts';

import { useKnown, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function EditProfileRoute({ user }: RouteProps) {
  const { client, session, queries, toasts, navigate } = useWalletServices();
  const read = useLoadable('profile', {});
  // The same person by another call, where a screen before this one has read it.
  const readBefore = useKnown('user', { params: { userId: user.id } });
  return (
    <EditProfileScreen
      profile={orKnown(read, readBefore)}
      onSave={async (profile) => {
        await client('updateProfile', { body: profile });
        session.mergeUser(profile);
        // The next screen must not greet by the old name while it reads the new one.
        for (const query of [
          queries.query('user', { params: { userId: user.id } }),
          queries.query('profile', {}),
        ]) {
          queries.cache.setQueryData(query.queryKey, (known) => ({
            ...(known ?? user),
            ...profile,
          }));
        }
        void queries.refresh('user', 'profile');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('profile')}
    />
  );
}
