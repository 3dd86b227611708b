/** The session timeouts on offer, in minutes (local §9). */
export const sessionTimeouts = [15, 30, 60, 240] as const;
export type SessionTimeout = (typeof sessionTimeouts)[number];

/** The session timeout of a user who has not chosen one, in minutes. */
export const defaultSessionTimeout: SessionTimeout = 30;
