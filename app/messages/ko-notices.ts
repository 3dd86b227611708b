export * from '#i18n/ko/notices.ts';
