import type { SessionStore } from '#api/session-store.ts';
import { createToastStore, type ToastStore } from '#components/toast-store.ts';

/**
 * The wallet's toasts. They end with the session: a notice to one person, such as an amount, is not for the next. They
 * end when the wallet locks too; what is told meanwhile waits until it is unlocked.
 */
export function createSessionToasts(
  session: Pick<SessionStore, 'token' | 'subscribe' | 'locked'>,
): ToastStore {
  const toasts = createToastStore();
  let toldTo = session.token;
  session.subscribe(() => {
    if (session.token === toldTo) return;
    toldTo = session.token;
    toasts.clearQueue();
    // Sign Out All Devices is told before it ends the session, and has not been read by then (local §4).
    if (!toasts.read()?.notice.outlivesSession) toasts.reset();
  });
  session.locked.subscribe(() => {
    if (session.locked.read()) toasts.reset();
  });
  return toasts;
}
