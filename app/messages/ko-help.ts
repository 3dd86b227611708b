export * from '#i18n/ko/help.ts';
