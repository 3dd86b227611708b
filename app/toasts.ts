import { createToastStore } from '#components/toast-store.ts';

import { session } from './session/wallet-session.ts';

/** The wallet's toaster. */
export const toasts = createToastStore();

// What was told to one person is nothing that the next may read, such as an amount. The notice of Sign Out All Devices
// stays: the end that it announces comes before it has been read (local §4).
let toldTo = session.token;
session.subscribe(() => {
  if (session.token === toldTo) return;
  toldTo = session.token;
  if (!toasts.read()?.notice.outlivesSession) toasts.reset();
});
