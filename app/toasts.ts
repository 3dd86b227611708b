import { createToastStore } from '#components/toast-store.ts';
import { notices } from '#wallet/notices.ts';

import { session } from './wallet-session.ts';

/** The wallet's toaster. */
export const toasts = createToastStore();

// What was told to one person is nothing that the next may read, such as an amount. The notice of Sign Out All Devices
// is about the session's very end, which comes before it has been read (local §4), and tells nothing else.
let toldTo = session.token;
session.subscribe(() => {
  if (session.token === toldTo) return;
  toldTo = session.token;
  if (toasts.read()?.notice !== notices['security-settings.signing-out']) toasts.reset();
});
