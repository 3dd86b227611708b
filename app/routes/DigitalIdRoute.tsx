import { useQuery } from '@tanstack/react-query';

import { DigitalIdScreen } from '#screens/digital-id/DigitalIdScreen.tsx';
import type { DidRecord } from '#wallet/entities/entities.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';

import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import type { RouteProps } from './routes.ts';

export default function DigitalIdRoute({ user }: RouteProps) {
  const params = { userId: user.id };
  const profile = useQuery({ ...query('user', { params }), placeholderData: user });
  return (
    <DigitalIdScreen
      did={useDid(user.id)}
      credentials={loadableOf(useQuery(query('credentials', { params })))}
      memberSince={user.createdAt}
      biometricEnabled={profile.data?.biometricEnabled ?? user.biometricEnabled}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      notify={toasts.notify}
      log={(problem, detail) => console.info(problem, detail)}
      onNavigate={navigate}
      onRetry={() => void refresh('did', 'credentials')}
    />
  );
}

/** The DID's record, which may be none: wrapped, because elsewhere no data means not yet. */
function useDid(userId: number): Loadable<DidRecord> {
  const did = loadableOf(
    useQuery({ ...query('did', { params: { userId } }), select: (record) => ({ record }) }),
  );
  return did.status === 'ready' ? ready(did.data.record) : did;
}
