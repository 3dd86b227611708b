import type { User } from '#wallet/entities/user.ts';

/** Where a device stores the creates of an account whose outcome is not known. */
export const unsettledKey = (userId: User['id'] | undefined) =>
  `unsettled_creates_${userId ?? 'unknown'}`;
