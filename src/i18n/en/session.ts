/** Sign-in, registration, forgotten password, lock screen and confirmation of presence. */
export const session = {};

export type SessionMessages = typeof session;
