import type { Notification } from '#wallet/entities/notification.ts';
import type { Loadable } from '#wallet/loadable.ts';

/** Maximum number of notifications under the bell, besides the pinned ones (local §9). */
export const notificationCap = 10;

/** True for unread news of the account's security: it stays in the bell, above all other news (decision 199). */
export function isPinned({ isSecurity, isRead }: Notification): boolean {
  return isSecurity && !isRead;
}

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
