import type { CallRouter } from '../http/call-router.ts';
import {
  markNotificationRead,
  notificationSettingsOf,
  notificationsOf,
  setNotificationSettings,
} from '../notifications/notifications.ts';
import {
  pushStateOf,
  subscribeToPush,
  unsubscribeFromPush,
  type Push,
} from '../notifications/push-subscriptions.ts';

/** The signed-in user's notifications and notification settings. */
export function addNotificationRoutes(
  calls: CallRouter,
  { push }: { push: Push | undefined },
): void {
  calls.reading('notifications', (tx, { session }) => notificationsOf(tx, session.userId));
  calls.changing(
    'readNotification',
    async (tx, { session, params }) => {
      await markNotificationRead(tx, session.userId, params.id);
      return {};
    },
    { repeatable: true },
  );
  calls.reading('notificationSettings', (tx, { session }) =>
    notificationSettingsOf(tx, session.userId),
  );
  calls.changing(
    'updateNotificationSettings',
    async (tx, { session, body }) => {
      await setNotificationSettings(tx, session.userId, body);
      return {};
    },
    { repeatable: true },
  );
  calls.reading('pushState', (tx, { session }) => pushStateOf(tx, session, push));
  calls.changing(
    'subscribeToPush',
    async (tx, { session, body: { subscription }, at }) => {
      await subscribeToPush(tx, session, subscription, { push, at });
      return {};
    },
    { repeatable: true },
  );
  calls.changing(
    'unsubscribeFromPush',
    async (tx, { session }) => {
      await unsubscribeFromPush(tx, session);
      return {};
    },
    { repeatable: true },
  );
}
