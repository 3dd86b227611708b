/** Send Assets. */
export const send = {};

export type SendMessages = typeof send;
