export * from '#i18n/ko/local.ts';
export * from '#i18n/ko/travel.ts';
