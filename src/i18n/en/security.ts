/** Security Settings. */
export const security = {};

export type SecurityMessages = typeof security;
