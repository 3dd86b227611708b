export * from '#i18n/ko/notices.ts';
export * from '#i18n/ko/titles.ts';
export * from '#i18n/ko/monitor.ts';
