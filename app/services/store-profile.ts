import type { User } from '#wallet/entities/user.ts';

import { rewrite } from './rewrite.ts';
import type { WalletServices } from '../context.ts';

/**
 * Writes the saved profile of the signed-in user into the session and the cache, so that the next screen does not show
 * the old profile while it loads.
 */
export function storeProfile(
  { session, queries }: Pick<WalletServices, 'session' | 'queries'>,
  user: User,
  saved: Partial<User>,
): void {
  session.mergeUser(saved);
  const update = (known: User | null | undefined) => ({ ...(known ?? user), ...saved });
  rewrite(queries, 'user', { params: { userId: user.id } }, update);
  rewrite(queries, 'profile', {}, update);
}
