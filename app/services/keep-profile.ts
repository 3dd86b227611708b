import type { User } from '#wallet/entities/user.ts';

import type { WalletServices } from './wallet-services.ts';

/**
 * Shows what the provider has just saved of the signed-in person, wherever it is known: the next screen must not show
 * what was before while it reads.
 */
export function keepProfile(
  { session, queries }: Pick<WalletServices, 'session' | 'queries'>,
  user: User,
  saved: Partial<User>,
): void {
  session.mergeUser(saved);
  for (const query of [
    queries.query('user', { params: { userId: user.id } }),
    queries.query('profile', {}),
  ]) {
    queries.cache.setQueryData(query.queryKey, (known) => ({ ...(known ?? user), ...saved }));
  }
  void queries.refresh('user', 'profile');
}
