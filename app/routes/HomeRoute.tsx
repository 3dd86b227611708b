import { useQuery } from '@tanstack/react-query';

import { sampleIdCards, sampleSignedDocument } from '#samples/identity.ts';
import { HomeScreen } from '#screens/home/HomeScreen.tsx';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import type { RouteProps } from './routes.ts';

export default function HomeRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  const profile = useQuery(query('user', { params }));
  return (
    <HomeScreen
      // Whose wallet it is, the session knows before the provider says it again, and also while it is out of reach.
      firstName={(profile.data ?? user).firstName}
      holdings={loadableOf(useQuery(query('assets', { params })))}
      transactions={loadableOf(useQuery(query('transactions', { params })))}
      idCards={sampleIdCards}
      signedDocument={sampleSignedDocument}
      onNavigate={navigate}
      onRetry={() => void refresh('assets', 'transactions')}
    />
  );
}
