import { EditProfileScreen } from '#screens/edit-profile/EditProfileScreen.tsx';
import { withLocalLanguage } from '#wallet/forms/edit-profile.ts';
import { withCachedFallback } from '#wallet/loadable.ts';

import { usePush } from '../device/use-push.ts';
import { storeProfile } from '../services/store-profile.ts';
import { useCached, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import { usePresence } from '../session/use-presence.tsx';
import type { RouteProps } from './route-props.ts';

export default function EditProfileRoute({ user }: RouteProps) {
  const services = useWalletServices();
  const { client, queries, toasts, navigate } = services;
  const presence = usePresence(user);
  const push = usePush();
  const read = useLoadable('profile', {});
  // The same user from another call, if an earlier screen has fetched it.
  const readBefore = useCached('user', { params: { userId: user.id } });

  return (
    <>
      <EditProfileScreen
        profile={withCachedFallback(read, readBefore)}
        onSave={async (profile) => {
          const saved = await presence.withPresence(() =>
            client('updateProfile', { body: withLocalLanguage(profile) }),
          );
          storeProfile(services, user, saved);
        }}
        onSendCode={(kind, signal) => client('startContactProof', { body: { kind }, signal })}
        onConfirmCode={async (kind, code) => {
          const saved = await client('confirmContactProof', { body: { kind, code } });
          storeProfile(services, user, saved);
        }}
        push={push.status}
        onTurnOnPush={async () => {
          await push.turnOn();
        }}
        notify={toasts.notify}
        onNavigate={navigate}
        onRetry={() => void queries.refresh('profile')}
      />
      {presence.sheet}
    </>
  );
}
