import { navigate as push } from 'wouter/use-browser-location';

import { openSessionStore } from '#api/session-store.ts';
import { systemClock } from '#wallet/clock.ts';

import type { WalletServices } from '../context.ts';
import { browserDevice } from '../device/browser-device.ts';
import { browserKeys } from '../keys/key-storage.ts';
import { openPageStorage, type PageStorage } from '../device/page-storage.ts';
import { browserScheduler, type BrowserScheduler } from '../services/browser-scheduler.ts';
import { startLanguageController } from '../services/language-controller.ts';
import { startNavigation, type Navigation } from '../services/navigation.ts';
import { walletLanguage, walletMessages } from '../wallet-messages.ts';
import { createWalletServices } from './create-wallet-services.ts';

/** Creates the wallet's services for a browser page, and returns the parts that the page services need too. */
export function browserServices(page: Window & typeof globalThis): {
  services: WalletServices;
  navigation: Navigation;
  storage: PageStorage;
  scheduler: BrowserScheduler;
} {
  const storage = openPageStorage(() => page.localStorage);
  const navigation = startNavigation(page, push);
  const scheduler = browserScheduler(page);
  const services = createWalletServices({
    storage,
    session: openSessionStore(storage, page, systemClock.now),
    navigate: navigation.navigate,
    addBackStep: navigation.addBackStep,
    clock: systemClock,
    scheduler,
    device: browserDevice(page, storage),
    keys: browserKeys(page, storage),
    // Lazy-loaded: most visits scan nothing.
    async scan(video, onCode, signal) {
      const { scanCodes } = await import('../device/code-scanner.ts');
      await scanCodes(video, onCode, signal);
    },
    language: startLanguageController({
      store: walletLanguage,
      messages: walletMessages,
      storage,
      page,
      log: page.console.warn,
    }),
    log: page.console,
  });
  return { services, navigation, storage, scheduler };
}
