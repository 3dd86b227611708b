import type { CardsMessages } from '#i18n/en/cards.ts';

export const cards: CardsMessages = {};
