export * from '#i18n/en/notices.ts';
export * from '#i18n/en/titles.ts';
export * from '#i18n/en/monitor.ts';
