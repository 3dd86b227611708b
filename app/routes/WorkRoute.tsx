import { useQuery } from '@tanstack/react-query';

import { WorkScreen } from '#screens/work/WorkScreen.tsx';
import { decided } from '#wallet/entities/work.ts';

import { navigate } from '../navigation.ts';
import { loadableOf, query, queryClient, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function WorkRoute({ user }: RouteProps) {
  const approvals = query('workApprovals', { params: { userId: user.id } });
  return (
    <WorkScreen
      approvals={loadableOf(useQuery(approvals))}
      onDecide={async ({ id }, action) => {
        try {
          await client(action === 'approve' ? 'approveWork' : 'rejectWork', { params: { id } });
          // It counts from here on, whether or not the list can be read again right now.
          queryClient.setQueryData(
            approvals.queryKey,
            (known) => known && decided(known, id, action),
          );
        } finally {
          // Also after a failure: somebody may have decided first, or only the answer was lost.
          void refresh('workApprovals');
        }
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('workApprovals')}
    />
  );
}
