import { useState } from 'react';

import { useStore } from '#components/use-store.ts';
import { WorkScreen } from '#screens/work/WorkScreen.tsx';
import { decided } from '#wallet/entities/work-approval.ts';

import { rewrite } from '../services/rewrite.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';
import { createShownWorkList } from './shown-work-list.ts';

export default function WorkRoute({ user }: RouteProps) {
  const { client, queries, sessionScoped, toasts, navigate } = useWalletServices();
  const [shownList] = useState(() => sessionScoped(createShownWorkList));
  const params = { userId: user.id };
  return (
    <WorkScreen
      approvals={useLoadable('workApprovals', { params })}
      requests={useLoadable('workRequests', { params })}
      shown={useStore(shownList)}
      onShow={shownList.write}
      onDecide={async ({ id }, review) => {
        await (review.action === 'approve'
          ? client('approveWork', { params: { id } })
          : client('rejectWork', { params: { id }, body: { comment: review.comment } }));
        rewrite(
          queries,
          'workApprovals',
          { params },
          (known) => known && decided(known, id, review),
        );
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('workApprovals', 'workRequests')}
    />
  );
}
