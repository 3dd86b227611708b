export * from '#i18n/ko/cards.ts';
