export * from '#i18n/ko/notifications.ts';
