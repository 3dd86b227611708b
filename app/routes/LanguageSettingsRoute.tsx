import { LanguageSettingsScreen } from '#screens/language-settings/LanguageSettingsScreen.tsx';
import { withLocalLanguage } from '#wallet/forms/edit-profile.ts';
import { withCachedFallback } from '#wallet/loadable.ts';

import { createSerialQueue } from '../services/serial-queue.ts';
import { storeProfile } from '../services/store-profile.ts';
import { useCached, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LanguageSettingsRoute({ user }: RouteProps) {
  const services = useWalletServices();
  const { client, queries, sessionScoped, toasts, log, navigate } = services;
  const read = useLoadable('profile', {});
  // The same user from another call, if an earlier screen has fetched it.
  const readBefore = useCached('user', { params: { userId: user.id } });
  const inTurn = sessionScoped(createSerialQueue);

  async function save(language: string) {
    const changes = withLocalLanguage({ language });
    await client('updateProfile', { body: changes });
    storeProfile(services, user, changes);
  }

  return (
    <LanguageSettingsScreen
      profile={withCachedFallback(read, readBefore)}
      onUpdateSetting={({ value }, signal) =>
        inTurn(async () => {
          signal.throwIfAborted();
          await save(value);
        })
      }
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('profile')}
    />
  );
}
