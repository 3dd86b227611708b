/** The list of notifications that the bell opens. */
export const notifications = {
  title: 'Notifications',
  loading: 'Loading notifications',
  failed: 'We could not load your notifications',
  empty: 'No new notifications',
  /** Unread security notifications, which stay at the top. */
  pinned: 'Unread security notifications',
  others: 'Other notifications',
  readAll: 'Mark all as read',
  unread: 'Unread',
  types: { success: 'Success', error: 'Error', warning: 'Warning', info: 'Information' },
};

export type NotificationsMessages = typeof notifications;
