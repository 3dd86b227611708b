import { installFlags, isDismissed, visitFlag, type InstallFlag } from '#wallet/install-banner.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The event with which some browsers let a page offer its installation. TypeScript's DOM types do not include it. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser APIs that the offer uses. */
export interface InstallEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** The storage of the tab, which survives a reload. */
  visit: Pick<Storage, 'getItem' | 'setItem'>;
  /** Fires `beforeinstallprompt` and `appinstalled`, and `storage` for changes in other tabs. */
  events: EventTarget;
  /** Whether the wallet already runs as an installed app. */
  runsInstalled: boolean;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/** `by-hand`: shows instructions, because the browser offers no install prompt. */
export type InstallStage = 'hidden' | 'offered' | 'by-hand';

/** The offer to install the wallet, as a store of its stage. */
export interface InstallOffer extends ReadableStore<InstallStage> {
  /** Shows the browser's install prompt, unless it is already shown; without a prompt, shows instructions. */
  install: () => Promise<void>;
  /** Hides the banner for the rest of this visit. */
  pass: () => void;
  /** Hides the banner for 14 days. */
  dismiss: () => void;
  stop: () => void;
}

/**
 * Counts this visit and offers the installation once on each later visit: a reload in the same tab continues the visit
 * and offers nothing (core §4, decision 29).
 */
export function startInstallOffer({
  storage,
  visit,
  events,
  runsInstalled,
  now,
}: InstallEnvironment): InstallOffer {
  const isSet = (flag: InstallFlag) => storage.getItem(installFlags[flag]) !== null;
  const wasDismissed = () => isDismissed(storage.getItem(installFlags.dismissed), now());
  const set = (flag: InstallFlag, value = 'true') => storage.setItem(installFlags[flag], value);
  let promptEvent: InstallPromptEvent | undefined;
  let asking = false;
  const offers =
    visit.getItem(visitFlag) === null &&
    isSet('visited') &&
    !wasDismissed() &&
    !runsInstalled &&
    !isSet('installed');
  const { read, subscribe, write } = createStore<InstallStage>(offers ? 'offered' : 'hidden');
  set('visited');
  visit.setItem(visitFlag, 'true');

  function onPrompt(event: Event) {
    // The browser must not ask by itself: the banner shows the prompt on demand.
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    if (read() === 'by-hand') write('offered');
  }
  function onInstalled() {
    set('installed');
    write('hidden');
  }
  function onStorage() {
    if (wasDismissed() || isSet('installed')) write('hidden');
  }
  events.addEventListener('beforeinstallprompt', onPrompt);
  events.addEventListener('appinstalled', onInstalled);
  events.addEventListener('storage', onStorage);

  return {
    read,
    subscribe,
    async install() {
      if (asking) return;
      if (promptEvent === undefined) {
        write('by-hand');
        return;
      }
      const event = promptEvent;
      // An event can be used only once. A browser may send another event after the user declined.
      promptEvent = undefined;
      asking = true;
      try {
        await event.prompt();
        if ((await event.userChoice).outcome === 'accepted') onInstalled();
      } catch {
        // The browser rejected the prompt. A banner that was hidden meanwhile stays hidden, and another event may
        // have come.
        if (read() === 'offered' && promptEvent === undefined) write('by-hand');
      } finally {
        asking = false;
      }
    },
    pass: () => write('hidden'),
    dismiss() {
      set('dismissed', new Date(now()).toISOString());
      write('hidden');
    },
    stop() {
      events.removeEventListener('beforeinstallprompt', onPrompt);
      events.removeEventListener('appinstalled', onInstalled);
      events.removeEventListener('storage', onStorage);
    },
  };
}
