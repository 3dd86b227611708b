import { useQuery } from '@tanstack/react-query';

import { simulatedBankTransfer } from '#samples/simulated-bank-transfer.ts';
import { WithdrawScreen } from '#screens/withdraw/WithdrawScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function WithdrawRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  return (
    <WithdrawScreen
      holdings={loadableOf(useQuery(query('ownAssets', {})))}
      accounts={loadableOf(useQuery(query('bankAccounts', { params })))}
      onWithdraw={(_withdrawal, signal) => simulatedBankTransfer(signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('ownAssets', 'bankAccounts')}
    />
  );
}
