import { useQuery } from '@tanstack/react-query';

import { sampleIdCards, sampleSignedDocument } from '#samples/identity.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import type { RouteProps } from './routes.ts';

export default function HomeRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  const profile = useQuery({ ...query('user', { params }), placeholderData: user });
  return (
    <HomeScreen
      firstName={profile.data?.firstName}
      holdings={loadableOf(useQuery(query('assets', { params })))}
      transactions={loadableOf(useQuery(query('transactions', { params })))}
      idCards={sampleIdCards}
      signedDocument={sampleSignedDocument}
      onNavigate={navigate}
      onRetry={() => void refresh('assets', 'transactions')}
    />
  );
}
