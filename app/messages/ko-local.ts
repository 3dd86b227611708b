export * from '#i18n/ko/local.ts';
