export * from '#i18n/en/travel.ts';
