export * from '#i18n/ko/identity.ts';
