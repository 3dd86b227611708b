import { Toaster } from '#components/Toaster.tsx';
import { useStore } from '#components/use-store.ts';

import type { WalletServices } from './context.ts';
import { afterFirstScreen } from './on-demand.tsx';

/** In a chunk of its own, because few pages receive a pressed notification. */
const PushedPath = afterFirstScreen(() => import('./offline/PushedPath.tsx'));

/** The wallet's toaster. While the wallet is locked, notices wait until it is unlocked. */
export default function WalletToaster({
  toasts,
  session,
  navigate,
}: Pick<WalletServices, 'toasts' | 'session' | 'navigate'>) {
  const locked = useStore(session.locked);
  return (
    <>
      {!locked && <Toaster store={toasts} onNavigate={navigate} />}
      <PushedPath session={session} navigate={navigate} />
    </>
  );
}
