import type { WalletServices } from '../context.ts';

/** The sessions that are followed already: the wallet and its lock screen both follow the same one. */
const followed = new WeakSet<WalletServices['session']>();

/**
 * Removes the unsent requests of this device when the user signs out, also from the lock screen (decision 163). The
 * end of a session by the provider keeps them.
 */
export function forgetDraftsAtSignOut({
  session,
  log,
}: Pick<WalletServices, 'session' | 'log'>): void {
  if (followed.has(session)) return;
  followed.add(session);
  session.subscribe(() => {
    if (session.read() !== null || session.ended.read()) return;
    import('../device/request-drafts.ts')
      .then(({ forgetRequestDrafts }) => forgetRequestDrafts())
      .catch((error: unknown) => log.warn('The drafts were not removed', error));
  });
}
