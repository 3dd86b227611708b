import { useQuery } from '@tanstack/react-query';

import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, queryClient, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client, session } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function EditProfileRoute({ user }: RouteProps) {
  return (
    <EditProfileScreen
      profile={loadableOf(useQuery(query('profile', {})))}
      onSave={async (profile) => {
        const { token } = session;
        const saved = await client('updateProfile', { body: profile });
        // A late answer is not about whoever has signed in since.
        if (session.token !== token) return;
        session.mergeUser(profile);
        // The next screen shall not greet by the old name while it reads the new one.
        const params = { userId: user.id };
        queryClient.setQueryData(query('user', { params }).queryKey, saved);
        queryClient.setQueryData(query('profile', {}).queryKey, saved);
        void refresh('user', 'profile');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('profile')}
    />
  );
}
