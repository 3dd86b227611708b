export * from '#i18n/ko/help.ts';
export * from '#i18n/ko/monitor.ts';
