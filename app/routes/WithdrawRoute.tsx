import { simulatedBankTransfer } from '#samples/simulated-bank-transfer.ts';
import { WithdrawScreen } from '#screens/withdraw/WithdrawScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function WithdrawRoute({ user }: RouteProps) {
  const { queries, clock, toasts, navigate } = useWalletServices();
  return (
    <WithdrawScreen
      holdings={useLoadable('ownAssets', {})}
      accounts={useLoadable('bankAccounts', { params: { userId: user.id } })}
      onWithdraw={(_withdrawal, signal) => simulatedBankTransfer(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('ownAssets', 'bankAccounts')}
    />
  );
}
