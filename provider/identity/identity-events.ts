import type { Tx } from '../database/tx.ts';
import { publish } from '../events/outbox.ts';
import { notify, type NotificationContent } from '../notifications/notifications.ts';

/** Makes the devices of a user read their identity again. */
export function publishChange(tx: Tx, userId: number): void {
  publish(tx, [userId], { type: 'change', data: { area: 'identity' } });
}

/** Tells a user what has changed in their identity, whose devices read it again. */
export async function notifyUser(
  tx: Tx,
  userId: number,
  notification: NotificationContent,
  at: Date,
): Promise<void> {
  publishChange(tx, userId);
  await notify(tx, { userId, topic: 'identity', news: notification, at });
}
