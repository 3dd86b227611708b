export * from '#i18n/en/help.ts';
export * from '#i18n/en/monitor.ts';
