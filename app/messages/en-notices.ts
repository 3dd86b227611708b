export * from '#i18n/en/notices.ts';
