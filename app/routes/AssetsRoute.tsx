import { useState } from 'react';

import { AssetsScreen } from '#screens/assets/AssetsScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function AssetsRoute({ user }: RouteProps) {
  const { clock, queries, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  const params = { userId: user.id };
  return (
    <AssetsScreen
      currency={user.currency}
      holdings={useLoadable('assets', { params })}
      rates={useLoadable('exchangeRates', {})}
      transactions={useLoadable('transactions', { params })}
      now={now}
      onNavigate={navigate}
      onRetry={(call) => void queries.refresh(call)}
    />
  );
}
