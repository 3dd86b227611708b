import { simulatedBankTransfer } from '#samples/simulated-bank-transfer.ts';
import { WithdrawScreen } from '#screens/withdraw/WithdrawScreen.tsx';
import { orKnown } from '#wallet/loadable.ts';

import { useKnown, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function WithdrawRoute({ user }: RouteProps) {
  const { queries, clock, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  const holdings = useLoadable('ownAssets', {});
  // The same holdings by another call, where a screen before this one has read it.
  const listed = useKnown('assets', { params });
  return (
    <WithdrawScreen
      holdings={orKnown(holdings, listed)}
      accounts={useLoadable('bankAccounts', { params })}
      onWithdraw={(_withdrawal, signal) => simulatedBankTransfer(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={(part) => void queries.refresh(part === 'holdings' ? 'ownAssets' : 'bankAccounts')}
    />
  );
}
