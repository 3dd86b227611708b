/** My info, Edit Profile, language and notification settings. */
export const account = {};

export type AccountMessages = typeof account;
