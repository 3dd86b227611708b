export * from '#i18n/ko/travel.ts';
