import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import type { NotificationContent } from '../notifications/notification-content.ts';
import { notify } from '../notifications/notifications.ts';

/** Makes the devices of a user refetch the user's credentials and documents. */
export function publishChange(tx: Tx, userId: number): void {
  publish(tx, [userId], { type: 'change', data: { area: 'identity' } });
}

/** Notifies a user of a change in their credentials or documents, and makes the user's devices refetch these. */
export async function notifyUser(
  tx: Tx,
  userId: number,
  notification: NotificationContent,
  at: Date,
): Promise<void> {
  publishChange(tx, userId);
  await notify(tx, { userId, topic: 'identity', news: notification, at });
}
