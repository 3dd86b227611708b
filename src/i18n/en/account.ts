/** My info, Edit Profile, Language, Notifications and Help Center. */
export const account = {};

export type AccountMessages = typeof account;
