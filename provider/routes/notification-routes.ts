import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';
import {
  notificationSettingsOf,
  notificationsOf,
  readNotification,
  setNotificationSettings,
} from '../notifications/notifications.ts';

/** The signed-in person's notifications, and which of them they want. */
export function addNotificationRoutes(
  calls: CallRouter,
  { database }: { database: Database },
): void {
  calls.reading('notifications', (tx, { session }) => notificationsOf(tx, session.userId));
  calls.signedIn('readNotification', async ({ session, params }) => {
    await database.transaction((tx) => readNotification(tx, session.userId, params.id), {
      lane: personLane(session),
      repeatable: true,
    });
    return {};
  });
  calls.reading('notificationSettings', (tx, { session }) =>
    notificationSettingsOf(tx, session.userId),
  );
  calls.signedIn('updateNotificationSettings', async ({ session, body }) => {
    await database.transaction((tx) => setNotificationSettings(tx, session.userId, body), {
      lane: personLane(session),
      repeatable: true,
    });
    return {};
  });
}
