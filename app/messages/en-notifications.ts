export * from '#i18n/en/notifications.ts';
