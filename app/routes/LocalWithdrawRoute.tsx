import { useQuery } from '@tanstack/react-query';

import { sampleLocalBankAccounts } from '#samples/local-bank-accounts.ts';
import { simulatedLocalWithdrawal } from '#samples/simulated-local-withdrawal.ts';
import { LocalWithdrawScreen } from '#screens/local-withdraw/LocalWithdrawScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function LocalWithdrawRoute({ user }: RouteProps) {
  return (
    <LocalWithdrawScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      accounts={sampleLocalBankAccounts}
      onWithdraw={simulatedLocalWithdrawal}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
