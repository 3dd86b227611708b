import { useQuery } from '@tanstack/react-query';

import { AssetsScreen } from '#screens/assets/AssetsScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import type { RouteProps } from './routes.ts';

export default function AssetsRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  return (
    <AssetsScreen
      holdings={loadableOf(useQuery(query('assets', { params })))}
      transactions={loadableOf(useQuery(query('transactions', { params })))}
      onNavigate={navigate}
      onRetry={() => void refresh('assets', 'transactions')}
    />
  );
}
