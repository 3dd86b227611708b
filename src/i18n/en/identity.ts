/** DigitalID, credentials and identity verification. */
export const identity = {};

export type IdentityMessages = typeof identity;
