import type { notificationTypes } from '#wallet/entities/stream-message.ts';

/** The kind of a notification. */
export type NotificationType = (typeof notificationTypes)[number];

/** A notification of the bell (local §3). */
export interface ClientNotification {
  id: number;
  title: string;
  message: string;
  type: NotificationType;
  /** A moment, ISO. */
  timestamp: string;
  isRead: boolean;
  /** Where pressing it leads, without the base path. */
  actionUrl?: string;
}

/** How many notifications the bell keeps (local §9). */
export const notificationCap = 10;

/** The list with a new notification first; the oldest falls out of a full one. */
export function withArrival(
  notifications: readonly ClientNotification[],
  arrival: ClientNotification,
): readonly ClientNotification[] {
  return [arrival, ...notifications].slice(0, notificationCap);
}

/** The list with one notification read. */
export function withRead(
  notifications: readonly ClientNotification[],
  id: ClientNotification['id'],
): readonly ClientNotification[] {
  return notifications.map((notification) =>
    notification.id === id ? { ...notification, isRead: true } : notification,
  );
}

/** How many are still to be read (decision 76). */
export function unreadCount(notifications: readonly ClientNotification[]): number {
  return notifications.filter(({ isRead }) => !isRead).length;
}

/** What the badge says: nothing without unread ones, and `9+` above nine (local §2). */
export function badgeText(unread: number): string | undefined {
  if (unread === 0) return undefined;
  return unread > 9 ? '9+' : String(unread);
}
