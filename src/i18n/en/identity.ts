/** DigitalID, credentials, Verify Identity and Add Credential. */
export const identity = {};

export type IdentityMessages = typeof identity;
