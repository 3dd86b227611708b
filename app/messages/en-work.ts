export * from '#i18n/en/work.ts';
