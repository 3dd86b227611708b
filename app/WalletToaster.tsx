import { Toaster } from '#components/Toaster.tsx';
import { useStore } from '#components/use-store.ts';
import { toasterLabels } from '#wallet/labels/toaster.ts';

import type { WalletServices } from './context.ts';

/** The wallet's toaster. While the wallet is locked, notices wait until it is unlocked. */
export default function WalletToaster({
  toasts,
  session,
  navigate,
}: Pick<WalletServices, 'toasts' | 'session' | 'navigate'>) {
  const locked = useStore(session.locked);
  return locked ? null : <Toaster store={toasts} {...toasterLabels} onNavigate={navigate} />;
}
