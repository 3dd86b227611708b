import { useQuery } from '@tanstack/react-query';

import { sampleBusanCoinRate } from '#samples/busan-coin-rates.ts';
import { sampleExchangeRates } from '#samples/exchange-rates.ts';
import { simulatedTopUp } from '#samples/simulated-top-up.ts';
import { LocalTopupScreen } from '#screens/local-topup/LocalTopupScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function LocalTopupRoute({ user }: RouteProps) {
  return (
    <LocalTopupScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      rates={sampleExchangeRates}
      coinRate={sampleBusanCoinRate}
      onTopUp={(topUp, signal) => simulatedTopUp(topUp, signal, Math.random)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
