import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function EditProfileRoute({ user }: RouteProps) {
  const { client, session, queries, toasts, navigate } = useWalletServices();
  return (
    <EditProfileScreen
      profile={useLoadable('profile', {})}
      onSave={async (profile) => {
        const { token } = session;
        const saved = await client('updateProfile', { body: profile });
        // A late answer is not about the person who has signed in since.
        if (session.token !== token) return;
        session.mergeUser(profile);
        // The next screen must not greet by the old name while it reads the new one.
        const params = { userId: user.id };
        queries.cache.setQueryData(queries.query('user', { params }).queryKey, saved);
        queries.cache.setQueryData(queries.query('profile', {}).queryKey, saved);
        void queries.refresh('user', 'profile');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('profile')}
    />
  );
}
