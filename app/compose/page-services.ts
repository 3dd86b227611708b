import { startInstallOffer } from '#shell/install-offer.ts';
import { startThemeController } from '#shell/theme-controller.ts';
import { createStore } from '#wallet/store.ts';

import type { PageServices } from '../context.ts';
import { openPageStorage, type PageStorage } from '../device/page-storage.ts';
import { registerServiceWorker, type WalletUpdate } from '../offline/service-worker.ts';
import { browserTabs } from '../services/browser-tabs.ts';
import type { Navigation } from '../services/navigation.ts';
import { openEvents } from '../services/open-events.ts';
import type { Scheduler } from '../services/scheduler.ts';

const noUpdate: WalletUpdate = { ...createStore(false), apply: () => undefined };

/** The page services of a browser. Creating them applies the theme and counts the visit. */
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
      now: Date.now,
    }),
    // Only the built wallet has a service worker, and only on a secure origin.
    update:
      import.meta.env.PROD && 'serviceWorker' in navigator
        ? registerServiceWorker(
            navigator.serviceWorker,
            navigation.reloadOnNavigation,
            // Load a waiting version before the user starts; a first installation is not urgent.
            navigator.serviceWorker.controller === null ? afterStartup : idle,
          )
        : noUpdate,
    // Without cookies the session ends with the page anyway.
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
