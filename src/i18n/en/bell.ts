/** The notifications. */
export const bell = {
  title: 'Notifications',
  /** The name of the button with a badge. */
  withUnread: (count: number) => `Notifications, ${count} unread`,
  /** Announced when notifications arrive. */
  unread: (count: number) => `${count} unread notifications`,
};

export type BellMessages = typeof bell;
