import { isUncertain } from '#wallet/write-failure.ts';
import { notices } from '#wallet/notices/notices.ts';

import type { WalletServices } from '../context.ts';

/** Asks the provider, after a lost answer, if this session has ended; `unknown` without an answer. */
async function hasEnded(client: WalletServices['client']): Promise<boolean | 'unknown'> {
  try {
    return (await client('verify', {})) === null;
  } catch {
    return 'unknown';
  }
}

/**
 * Ends the user's sessions on all devices. A notice shows the number of ended sessions, or the failure. Resolves to
 * true if they have ended.
 */
export async function endAllSessions({
  client,
  toasts,
  log,
}: Pick<WalletServices, 'client' | 'toasts' | 'log'>): Promise<boolean> {
  try {
    const answer = await client('logoutAll', {});
    toasts.notify(notices['security-settings.signed-out-all'](answer?.ended));
    return true;
  } catch (error) {
    log.warn('Not all devices were signed out', error);
    const ended = isUncertain(error) && (await hasEnded(client));
    toasts.notify(
      ended === true
        ? notices['security-settings.signed-out-all'](undefined)
        : notices[`security-settings.sign-out-all-${ended === false ? 'failed' : 'unknown'}`],
    );
    return ended === true;
  }
}
