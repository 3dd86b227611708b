import type { SessionStore } from '#api/session-store.ts';
import { createToastStore, type ToastStore } from '#components/toast-store.ts';

/**
 * Creates the wallet's toasts. They are cleared when the session ends, because a notice may show one user's data, such
 * as an amount, and when the wallet locks. Notices while it is locked wait until it is unlocked.
 */
export function createSessionToasts(
  session: Pick<SessionStore, 'token' | 'subscribe' | 'locked'>,
): ToastStore {
  const toasts = createToastStore();
  let lastToken = session.token;
  session.subscribe(() => {
    if (session.token === lastToken) return;
    lastToken = session.token;
    toasts.clearQueue();
    // The notice of Sign Out All Devices is shown before it ends the session, so it must stay (local §4).
    if (!toasts.read()?.notice.outlivesSession) toasts.reset();
  });
  session.locked.subscribe(() => {
    if (session.locked.read()) toasts.reset();
  });
  return toasts;
}
