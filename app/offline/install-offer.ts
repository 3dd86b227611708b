import { startInstallOffer } from '#shell/install-offer.ts';

/** The offer to install the wallet; this visit is counted from here on. */
export const installOffer = startInstallOffer({
  storage: localStorage,
  events: window,
  runsInstalled: window.matchMedia('(display-mode: standalone)').matches,
});
