import { isUncertain } from '#wallet/write-failure.ts';
import { notices } from '#wallet/notices/notices.ts';

import type { WalletServices } from '../context.ts';

/** Delay between the notice of Sign Out All Devices and its call, in milliseconds (local §9). */
const noticeTime = 2_000;

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
async function endAllSessions({
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

/** The Sign Out All Devices of a session, while it runs. */
const createEnding = (): { done: Promise<void> | undefined } => ({ done: undefined });

/** True if this session is about to end on all devices. */
export const isSigningOutEverywhere = ({
  sessionScoped,
}: Pick<WalletServices, 'sessionScoped'>): boolean =>
  sessionScoped(createEnding).done !== undefined;

/**
 * Ends the user's sessions on all devices, after its notice has been shown for a moment (local §4, decision 21).
 * Repeated calls have no effect. Unlike other delays (decision 63) it continues when its screen is left: the user
 * relies on the notice.
 */
export async function signOutEverywhere(
  services: Pick<
    WalletServices,
    'client' | 'clock' | 'log' | 'session' | 'sessionScoped' | 'signOut' | 'toasts'
  >,
): Promise<void> {
  const { clock, session, sessionScoped, signOut } = services;
  const { token } = session;
  if (token === null) return;
  async function endAfterNotice() {
    await clock.wait(noticeTime);
    // The session may have ended meanwhile, and the next one did not ask for this.
    if (session.token === token && (await endAllSessions(services))) signOut.leave(token);
  }
  const ending = sessionScoped(createEnding);
  ending.done ??= endAfterNotice().finally(() => {
    ending.done = undefined;
  });
  await ending.done;
}
