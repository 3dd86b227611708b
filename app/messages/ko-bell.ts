export * from '#i18n/ko/bell.ts';
