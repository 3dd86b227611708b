import type { StreamSource } from '#api/events.ts';
import type { Tabs } from '#api/shared-stream.ts';
import { startInstallOffer, type InstallOffer } from '#shell/install-offer.ts';
import { startThemeController, type ThemeController } from '#shell/theme-controller.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

import { openPageStorage, type PageStorage } from '../device/page-storage.ts';
import { registerServiceWorker, type WalletUpdate } from '../offline/service-worker.ts';
import { browserTabs } from './browser-tabs.ts';
import type { Navigation } from './navigation.ts';
import { openEvents } from './open-events.ts';
import type { Scheduler } from './scheduler.ts';

/** What the shell around the routes needs of the page besides the wallet's services. */
export interface PageServices {
  theme: Pick<ThemeController, 'read' | 'subscribe' | 'toggle'>;
  installOffer: Pick<InstallOffer, 'read' | 'subscribe' | 'install' | 'pass' | 'dismiss'>;
  update: WalletUpdate;
  /** Whether the browser keeps nothing of what the wallet stores. */
  storageRefused: ReadableStore<boolean>;
  /** Whether the browser cannot encrypt keys, as on plain http. */
  keysRefused: boolean;
  /** Whether the device has a network. */
  network: ReadableStore<boolean>;
  /** Opens a person's event stream: the events after a position, or from now on. */
  openEvents: (userId: number, after: number | undefined) => StreamSource;
  /** What the tabs share an event stream by; undefined where each opens its own. */
  tabs: Tabs | undefined;
  /** Tells that the screen of the address is shown. */
  screenShown: () => void;
  /** Loads the page again. */
  reload: () => void;
}

const noUpdate: WalletUpdate = { ...createStore(false), apply: () => undefined };

/** The page services of a browser. From here on the theme is drawn and this visit is counted. */
export function browserPageServices(
  page: Window & typeof globalThis,
  navigation: Navigation,
  storage: PageStorage,
  { idle, afterStartup }: Scheduler,
): PageServices {
  const { navigator, document } = page;
  return {
    theme: startThemeController({
      storage,
      matchMedia: (query) => page.matchMedia(query),
      document,
      pageFollowsDevice: true,
    }),
    installOffer: startInstallOffer({
      storage,
      visit: openPageStorage(() => page.sessionStorage),
      events: page,
      runsInstalled: page.matchMedia('(display-mode: standalone)').matches,
    }),
    // Only the built wallet has a service worker, and only on a secure origin.
    update:
      import.meta.env.PROD && 'serviceWorker' in navigator
        ? registerServiceWorker(
            navigator.serviceWorker,
            navigation.reloadOnNavigation,
            // A version that waits is best loaded before the person begins. A first one has time.
            navigator.serviceWorker.controller === null ? afterStartup : idle,
          )
        : noUpdate,
    // Without cookies no session outlives the page either.
    storageRefused: navigator.cookieEnabled ? storage.refused : createStore(true),
    keysRefused: !page.isSecureContext,
    network: {
      read: () => navigator.onLine,
      subscribe(changed) {
        page.addEventListener('online', changed);
        page.addEventListener('offline', changed);
        return () => {
          page.removeEventListener('online', changed);
          page.removeEventListener('offline', changed);
        };
      },
    },
    openEvents,
    tabs: browserTabs(page),
    screenShown: navigation.screenShown,
    reload: () => page.location.reload(),
  };
}
