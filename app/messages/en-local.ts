export * from '#i18n/en/local.ts';
