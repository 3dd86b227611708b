/** The list of notifications that the bell opens. */
export const notifications = {};

export type NotificationsMessages = typeof notifications;
