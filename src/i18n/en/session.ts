/** Signing in, the lock screen and a forgotten password. */
export const session = {};

export type SessionMessages = typeof session;
