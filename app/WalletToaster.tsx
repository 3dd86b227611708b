import { useEffect } from 'react';
import { useLocation } from 'wouter';

import { Toaster } from '#components/Toaster.tsx';
import { useStore } from '#components/use-store.ts';
import { receiptIdIn } from '#wallet/paths.ts';

import type { WalletServices } from './context.ts';
import { afterFirstScreen } from './on-demand.tsx';

/** In a chunk of its own, because few pages receive a pressed notification. */
const PushedPath = afterFirstScreen(() => import('./offline/PushedPath.tsx'));

/** Closes a toast when its receipt opens, also from a row of a list (decision 219). */
function useReceiptInPlaceOfToast(toasts: WalletServices['toasts']) {
  const [path] = useLocation();
  useEffect(() => {
    const current = toasts.read();
    const opened = receiptIdIn(path);
    if (opened === undefined || current === null) return;
    if (opened === String(current.notice.receipt)) toasts.close(current.id);
  }, [path, toasts]);
}

/** The wallet's toaster. While the wallet is locked, notices wait until it is unlocked. */
export default function WalletToaster({
  toasts,
  session,
  navigate,
}: Pick<WalletServices, 'toasts' | 'session' | 'navigate'>) {
  const locked = useStore(session.locked);
  useReceiptInPlaceOfToast(toasts);
  return (
    <>
      {!locked && <Toaster store={toasts} onNavigate={navigate} />}
      <PushedPath session={session} navigate={navigate} />
    </>
  );
}
