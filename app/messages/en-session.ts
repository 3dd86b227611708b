export * from '#i18n/en/session.ts';
