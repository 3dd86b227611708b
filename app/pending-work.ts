import { useQuery } from '@tanstack/react-query';

import { useIdle } from './on-demand.tsx';
import { useWalletServices } from './context.ts';

/** How many approvals wait for the person, read after the first screen; undefined while that is not known. */
export function usePendingWork(userId: number): number | undefined {
  const { queries } = useWalletServices();
  return useQuery({
    ...queries.query('workApprovals', { params: { userId } }),
    enabled: useIdle(),
    // Every other status has been decided (decision 42).
    select: (approvals) => approvals.filter(({ status }) => status === 'pending').length,
  }).data;
}
