import type { CallRouter } from '../http/call-router.ts';
import {
  markNotificationRead,
  notificationSettingsOf,
  notificationsOf,
  setNotificationSettings,
} from '../notifications/notifications.ts';

/** The signed-in user's notifications and notification settings. */
export function addNotificationRoutes(calls: CallRouter): void {
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
}
