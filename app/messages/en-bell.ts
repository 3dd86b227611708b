export * from '#i18n/en/bell.ts';
