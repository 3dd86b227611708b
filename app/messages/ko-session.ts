export * from '#i18n/ko/session.ts';
