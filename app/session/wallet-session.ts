import { useSyncExternalStore } from 'react';

import { createClient } from '#api/client.ts';
import { openSessionStore, type StoredSession } from '#api/session-store.ts';

/** The session that this browser keeps. */
export const session = openSessionStore(localStorage, window);

/** The provider's origin: a build-time setting, by default the one that serves the wallet. */
export const providerHost: string = import.meta.env.VITE_PROVIDER_HOST ?? '';

/** The client of the signed-in person. */
export const client = createClient({ host: providerHost, session });

/** The session now, and again whenever it changes. */
export function useSession(): StoredSession | null {
  return useSyncExternalStore(session.subscribe, session.read);
}
