import type { Notification } from '#wallet/entities/notification.ts';
import type { Loadable } from '#wallet/loadable.ts';

/** Maximum number of notifications under the bell (local §9). */
export const notificationCap = 10;

/** The number of unread notifications (decision 102); undefined until they are loaded. */
export function unreadCount(
  notifications: Loadable<readonly Pick<Notification, 'isRead'>[]>,
): number | undefined {
  if (notifications.status !== 'ready') return undefined;
  return notifications.data.filter(({ isRead }) => !isRead).length;
}

/** The text of the badge: undefined without unread notifications, and `9+` above nine (local §2). */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}
