export * from '#i18n/ko/work.ts';
