export * from '#i18n/en/help.ts';
