import { useQuery } from '@tanstack/react-query';

import { useIdle } from './on-demand.tsx';
import { useWalletServices } from './context.ts';

/** Number of approvals that wait for the user, loaded after the first screen; undefined until known. */
export function usePendingWork(userId: number): number | undefined {
  const { queries } = useWalletServices();
  return useQuery({
    ...queries.query('workApprovals', { params: { userId } }),
    enabled: useIdle(),
    // All other statuses are decided (decision 42).
    select: (approvals) => approvals.filter(({ status }) => status === 'pending').length,
  }).data;
}
