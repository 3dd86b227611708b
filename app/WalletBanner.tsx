import { useStore } from '#components/use-store.ts';
import { InstallBanner } from '#shell/InstallBanner.tsx';
import { UpdateBanner } from '#shell/UpdateBanner.tsx';

import type { PageServices } from './services/page-services.ts';

/** What the wallet offers above the screen. An update comes first: it is what the person already has. */
export default function WalletBanner({
  update,
  installOffer,
}: Pick<PageServices, 'update' | 'installOffer'>) {
  const updateReady = useStore(update);
  const installStage = useStore(installOffer);
  return updateReady ? (
    <UpdateBanner onUpdate={update.apply} />
  ) : (
    <InstallBanner
      stage={installStage}
      onInstall={() => void installOffer.install()}
      onDismiss={installOffer.dismiss}
    />
  );
}
