export * from '#i18n/en/account.ts';
export * from '#i18n/en/security.ts';
export * from '#i18n/en/keys.ts';
