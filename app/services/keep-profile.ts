import type { User } from '#wallet/entities/user.ts';

import { rewrite } from './rewrite.ts';
import type { WalletServices } from '../context.ts';

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
  const update = (known: User | null | undefined) => ({ ...(known ?? user), ...saved });
  rewrite(queries, 'user', { params: { userId: user.id } }, update);
  rewrite(queries, 'profile', {}, update);
}
