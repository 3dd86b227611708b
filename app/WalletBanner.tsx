import { useEffect, useRef } from 'react';

import { useStore } from '#components/use-store.ts';
import { InstallBanner } from '#shell/InstallBanner.tsx';
import { UpdateBanner } from '#shell/UpdateBanner.tsx';

import type { PageServices } from './context.ts';

interface WalletBannerProps extends Pick<PageServices, 'update' | 'installOffer'> {
  /** True if the screen below it is Home. */
  onHome: boolean;
}

/**
 * The wallet's offers above the screen. An update has priority. The installation is offered on Home until the user
 * leaves Home (decision 29).
 */
export default function WalletBanner({ update, installOffer, onHome }: WalletBannerProps) {
  const updateReady = useStore(update);
  const installStage = useStore(installOffer);
  const offers = onHome && !updateReady && installStage !== 'hidden';
  const offered = useRef(false);
  useEffect(() => {
    if (offers) offered.current = true;
    else if (offered.current && !onHome) installOffer.pass();
  }, [offers, onHome, installOffer]);
  if (updateReady) return <UpdateBanner onUpdate={update.apply} />;
  return (
    <InstallBanner
      stage={onHome ? installStage : 'hidden'}
      onInstall={() => void installOffer.install()}
      onDismiss={installOffer.dismiss}
    />
  );
}
