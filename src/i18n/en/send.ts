/** Send and receive assets. */
export const send = {};

export type SendMessages = typeof send;
