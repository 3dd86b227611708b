export * from '#i18n/ko/account.ts';
export * from '#i18n/ko/security.ts';
export * from '#i18n/ko/keys.ts';
