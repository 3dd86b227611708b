/** Key Management. */
export const keys = {};

export type KeysMessages = typeof keys;
