/** The list of notifications, and the toaster. */
export const bell = {};

export type BellMessages = typeof bell;
