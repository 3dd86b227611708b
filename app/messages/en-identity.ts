export * from '#i18n/en/identity.ts';
