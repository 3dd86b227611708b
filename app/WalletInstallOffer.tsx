import { useEffect, useRef } from 'react';

import { useStore } from '#components/use-store.ts';
import { InstallBanner } from '#shell/InstallBanner.tsx';

import type { PageServices } from './context.ts';

interface WalletInstallOfferProps extends Pick<PageServices, 'update' | 'installOffer'> {
  /** True if the screen above it is Home. */
  onHome: boolean;
}

/**
 * The offer of the installation, at the end of Home until the user leaves Home (decision 29). An update has priority.
 */
export default function WalletInstallOffer({
  update,
  installOffer,
  onHome,
}: WalletInstallOfferProps) {
  const updateReady = useStore(update);
  const installStage = useStore(installOffer);
  const offers = onHome && !updateReady && installStage !== 'hidden';
  const offered = useRef(false);
  useEffect(() => {
    if (offers) offered.current = true;
    else if (offered.current && !onHome) installOffer.pass();
  }, [offers, onHome, installOffer]);
  return (
    <InstallBanner
      stage={offers ? installStage : 'hidden'}
      onInstall={() => void installOffer.install()}
      onDismiss={installOffer.dismiss}
    />
  );
}
