import type { NotificationsMessages } from '#i18n/en/notifications.ts';

export const notifications: NotificationsMessages = {};
