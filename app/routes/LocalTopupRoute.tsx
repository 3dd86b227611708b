import { sampleBusanCoinRate } from '#samples/busan-coin-rates.ts';
import { sampleExchangeRates } from '#samples/exchange-rates.ts';
import { simulatedTopUp } from '#samples/simulated-top-up.ts';
import { LocalTopupScreen } from '#screens/local-topup/LocalTopupScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalTopupRoute({ user }: RouteProps) {
  const { queries, clock, toasts, navigate } = useWalletServices();
  return (
    <LocalTopupScreen
      holdings={useLoadable('assets', { params: { userId: user.id } })}
      rates={sampleExchangeRates}
      coinRate={sampleBusanCoinRate}
      onTopUp={(_topUp, signal) => simulatedTopUp(clock, signal)}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('assets')}
    />
  );
}
