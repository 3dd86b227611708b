import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalPayRoute({ user }: RouteProps) {
  const { queries, device, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  return (
    <LocalPayScreen
      holdings={useLoadable('assets', { params })}
      coinRate={useLoadable('busanCoinRates', {})}
      figures={useLoadable('localPayFigures', { params })}
      hasCamera={device.hasCamera}
      hasNfc={device.hasNfc}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={(part) =>
        void (part === 'figures'
          ? queries.refresh('localPayFigures')
          : queries.refresh('assets', 'busanCoinRates'))
      }
    />
  );
}
