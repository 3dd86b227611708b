import { useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { WorkScreen } from '#screens/work/WorkScreen.tsx';
import { decided } from '#wallet/entities/work-approval.ts';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import { workCalls } from '../services/work-calls.ts';
import type { RouteProps } from './route-props.ts';
import { createShownWorkList } from './shown-work-list.ts';

export default function WorkRoute({ user }: RouteProps) {
  const { client, queries, perSession, toasts, navigate } = useWalletServices();
  const [shownList] = useState(() => perSession(createShownWorkList));
  const params = { userId: user.id };
  return (
    <WorkScreen
      approvals={useLoadable('workApprovals', { params })}
      requests={useLoadable('workRequests', { params })}
      shown={useStore(shownList)}
      onShow={shownList.write}
      onDecide={async ({ id }, action) => {
        try {
          await client(action === 'approve' ? 'approveWork' : 'rejectWork', { params: { id } });
          // It counts from here on, whether or not the list can be read again right now.
          queries.cache.setQueryData(
            queries.query('workApprovals', { params }).queryKey,
            (known) => known && decided(known, id, action),
          );
        } finally {
          // Also after a failure: someone may have decided first, or only the answer was lost.
          void queries.refresh(...workCalls);
        }
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('workApprovals', 'workRequests')}
    />
  );
}
