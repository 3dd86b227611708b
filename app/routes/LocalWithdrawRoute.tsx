import { sampleLocalBankAccounts } from '#samples/local-bank-accounts.ts';
import { simulatedLocalWithdrawal } from '#samples/simulated-local-withdrawal.ts';
import { LocalWithdrawScreen } from '#screens/local-withdraw/LocalWithdrawScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalWithdrawRoute({ user }: RouteProps) {
  const { queries, clock, toasts, navigate } = useWalletServices();
  return (
    <LocalWithdrawScreen
      holdings={useLoadable('assets', { params: { userId: user.id } })}
      accounts={sampleLocalBankAccounts}
      onWithdraw={(_withdrawal, signal) => simulatedLocalWithdrawal(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('assets')}
    />
  );
}
