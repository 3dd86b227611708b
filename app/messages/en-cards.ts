export * from '#i18n/en/cards.ts';
