import { navigate as push } from 'wouter/use-browser-location';

import { createClient } from '#api/client.ts';
import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import { browserDevice } from '../device/browser-device.ts';
import { browserKeys } from '../keys/key-storage.ts';
import { createPerSession } from '../session/per-session.ts';
import { createSessionToasts } from '../session/session-toasts.ts';
import { createSignOut } from '../session/sign-out.ts';
import { startNavigation, type Navigation } from './navigation.ts';
import { providerHost } from './provider-host.ts';
import { createQueries } from './queries.ts';
import type { WalletServices } from './wallet-services.ts';

/** The wallet's services in a browser's page, and its navigation, which an update of the wallet changes. */
export function browserServices(page: Window & typeof globalThis): {
  services: WalletServices;
  navigation: Navigation;
} {
  const navigation = startNavigation(page, push);
  const { navigate } = navigation;
  const session = openSessionStore(page.localStorage, page);
  const client = createClient({ host: providerHost, session });
  const clock = systemClock;
  const log = page.console;
  return {
    navigation,
    services: {
      session,
      client,
      queries: createQueries(client, session),
      toasts: createSessionToasts(session),
      navigate,
      clock,
      random: Math.random,
      device: browserDevice(page),
      keys: browserKeys(page),
      // The scanner's own code is fetched when a scan begins.
      async scan(video, onCode, signal) {
        const { scanCodes } = await import('../device/code-scanner.ts');
        await scanCodes(video, onCode, signal);
      },
      signOut: createSignOut({ session, client, navigate, clock, log }),
      perSession: createPerSession(session, clock),
      log,
    },
  };
}
