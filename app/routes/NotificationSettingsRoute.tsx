import { NotificationSettingsScreen } from '#screens/notification-settings/NotificationSettingsScreen.tsx';
import type { NotificationSettings } from '#wallet/entities/notification.ts';

import { usePush } from '../device/use-push.ts';
import { createSerialQueue } from '../services/serial-queue.ts';
import { storeProfile } from '../services/store-profile.ts';
import { rewrite } from '../services/rewrite.ts';
import { useCached, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function NotificationSettingsRoute({ user }: RouteProps) {
  const services = useWalletServices();
  const { client, queries, sessionScoped, toasts, log, navigate } = services;
  const params = { userId: user.id };
  const { queryKey } = queries.query('notificationSettings', { params });
  const inTurn = sessionScoped(createSerialQueue);
  const push = usePush();
  // The session's user may be older than a proof in another tab.
  const profile = useCached('profile', {});

  async function save(change: Partial<NotificationSettings>) {
    const known = queries.cache.getQueryData(queryKey);
    if (known === undefined) throw new Error('The settings are not known.');
    const settings = { ...known, ...change };
    await client('updateNotificationSettings', { params, body: change });
    rewrite(queries, 'notificationSettings', { params }, () => settings);
    const { emailNotifications, smsNotifications, pushNotifications } = settings;
    storeProfile(services, user, { emailNotifications, smsNotifications, pushNotifications });
  }

  return (
    <NotificationSettingsScreen
      settings={useLoadable('notificationSettings', { params })}
      user={profile.status === 'ready' ? profile.data : user}
      push={push.status}
      onUpdateSetting={({ key, value }, signal) =>
        inTurn(async () => {
          signal.throwIfAborted();
          if (key === 'pushNotifications') {
            if (!value) await client('unsubscribeFromPush', {});
            else if (!(await push.turnOn())) return;
          }
          await save({ [key]: value });
        })
      }
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('notificationSettings')}
    />
  );
}
