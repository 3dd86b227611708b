import { sampleBusanCoinRate } from '#samples/busan-coin-rates.ts';
import { sampleLocalPayFigures } from '#samples/local-pay-figures.ts';
import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalPayRoute({ user }: RouteProps) {
  const { queries, device, toasts, navigate } = useWalletServices();
  return (
    <LocalPayScreen
      holdings={useLoadable('assets', { params: { userId: user.id } })}
      coinRate={sampleBusanCoinRate}
      figures={sampleLocalPayFigures}
      hasCamera={device.hasCamera}
      hasNfc={device.hasNfc}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('assets')}
    />
  );
}
