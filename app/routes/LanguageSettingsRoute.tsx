import { LanguageSettingsScreen } from '#screens/language-settings/LanguageSettingsScreen.tsx';
import { orKnown } from '#wallet/loadable.ts';

import { createInTurn } from '../services/in-turn.ts';
import { keepProfile } from '../services/keep-profile.ts';
import { useKnown, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LanguageSettingsRoute({ user }: RouteProps) {
  const services = useWalletServices();
  const { client, queries, perSession, toasts, log, navigate } = services;
  const read = useLoadable('profile', {});
  // The same person by another call, where a screen before this one has read it.
  const readBefore = useKnown('user', { params: { userId: user.id } });
  const inTurn = perSession(createInTurn);

  async function save(language: string) {
    await client('updateProfile', { body: { language } });
    keepProfile(services, user, { language });
  }

  return (
    <LanguageSettingsScreen
      profile={orKnown(read, readBefore)}
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
