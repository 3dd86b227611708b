export * from '#i18n/en/local.ts';
export * from '#i18n/en/travel.ts';
