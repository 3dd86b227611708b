import type { Notification } from '#wallet/entities/notification.ts';
import type { Loadable } from '#wallet/loadable.ts';

/** How many notifications the bell shows (local §9). */
export const notificationCap = 10;

/** How many are still to be read (decision 102); undefined while they are not known. */
export function unreadCount(
  notifications: Loadable<readonly Pick<Notification, 'isRead'>[]>,
): number | undefined {
  if (notifications.status !== 'ready') return undefined;
  return notifications.data.filter(({ isRead }) => !isRead).length;
}

/** What the badge says: nothing without unread ones, and `9+` above nine (local §2). */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}
