import type { User } from '#wallet/entities/user.ts';

/** Storage key of an account's unsettled creates. */
export const unsettledKey = (userId: User['id'] | undefined) =>
  `unsettled_creates_${userId ?? 'unknown'}`;
