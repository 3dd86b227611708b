import { LocalMerchantsScreen } from '#screens/local-merchants/LocalMerchantsScreen.tsx';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalMerchantsRoute(_: RouteProps) {
  const { queries, navigate } = useWalletServices();
  return (
    <LocalMerchantsScreen
      merchants={useLoadable('merchants', {})}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('merchants')}
    />
  );
}
