/** ID cards and credentials, which several screens show. */
export const cards = {};

export type CardsMessages = typeof cards;
