import { installFlags, offersInstall, type InstallFlag } from '#wallet/install-banner.ts';
import { createStore, type ReadableStore } from '#wallet/store.ts';

/** The event by which some browsers let a page ask to be installed; the standard types lack it. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** As much of the browser as the offer touches. */
export interface InstallEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Tells `beforeinstallprompt` and `appinstalled`, and as `storage` what another tab has done. */
  events: EventTarget;
  /** Whether the wallet runs as an installed app already. */
  runsInstalled: boolean;
}

/** Not offered; offered; or told how to do it by hand, where the browser cannot be asked. */
export type InstallStage = 'hidden' | 'offered' | 'by-hand';

/** The offer to install the wallet, by its stage. */
export interface InstallOffer extends ReadableStore<InstallStage> {
  /** Asks the browser to install, one question at a time; where it cannot be asked, tells how a person does it. */
  install: () => Promise<void>;
  /** Hides the banner on this and on all later visits. */
  dismiss: () => void;
  stop: () => void;
}

/** Counts this visit and offers the installation on a later one (core §4, decision 29). */
export function startInstallOffer({
  storage,
  events,
  runsInstalled,
}: InstallEnvironment): InstallOffer {
  const isSet = (flag: InstallFlag) => storage.getItem(installFlags[flag]) !== null;
  const set = (flag: InstallFlag) => storage.setItem(installFlags[flag], 'true');
  let promptEvent: InstallPromptEvent | undefined;
  let asking = false;
  const offers = offersInstall({
    visited: isSet('visited'),
    dismissed: isSet('dismissed'),
    installed: runsInstalled || isSet('installed'),
  });
  const { read, subscribe, write } = createStore<InstallStage>(offers ? 'offered' : 'hidden');
  set('visited');

  function onPrompt(event: Event) {
    // The banner asks in its place, at a moment that the person chooses.
    event.preventDefault();
    promptEvent = event as InstallPromptEvent;
    if (read() === 'by-hand') write('offered');
  }
  function onInstalled() {
    set('installed');
    write('hidden');
  }
  function onStorage() {
    if (isSet('dismissed') || isSet('installed')) write('hidden');
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
      // A browser answers one event once; when the person declines, it may send another.
      promptEvent = undefined;
      asking = true;
      try {
        await event.prompt();
        if ((await event.userChoice).outcome === 'accepted') onInstalled();
      } catch {
        // Refused by the browser. What was hidden meanwhile stays so, and another question can be asked instead.
        if (read() === 'offered' && promptEvent === undefined) write('by-hand');
      } finally {
        asking = false;
      }
    },
    dismiss() {
      set('dismissed');
      write('hidden');
    },
    stop() {
      events.removeEventListener('beforeinstallprompt', onPrompt);
      events.removeEventListener('appinstalled', onInstalled);
      events.removeEventListener('storage', onStorage);
    },
  };
}
