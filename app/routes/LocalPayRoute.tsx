import { useQuery } from '@tanstack/react-query';

import { sampleBusanCoinRate } from '#samples/busan-coin-rates.ts';
import { sampleLocalPayFigures } from '#samples/local-pay-figures.ts';
import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';

import { hasCamera, hasNfc } from '../device/device.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function LocalPayRoute({ user }: RouteProps) {
  return (
    <LocalPayScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      coinRate={sampleBusanCoinRate}
      figures={sampleLocalPayFigures}
      hasCamera={hasCamera}
      hasNfc={hasNfc}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
