/** The support chat. */
export const chat = {};

export type ChatMessages = typeof chat;
