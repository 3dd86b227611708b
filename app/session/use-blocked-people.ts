import type { BlockedPeople } from '#screens/security-settings/BlockedPeopleSheet.tsx';
import type { User } from '#wallet/entities/user.ts';

import { useWalletServices } from '../context.ts';
import { useLoadable } from '../services/use-loadable.ts';

/** The people whom the user has blocked, and their unblocking (decision 248). */
export function useBlockedPeople(user: User): BlockedPeople {
  const { client, queries } = useWalletServices();
  return {
    blocks: useLoadable('blocks', { params: { userId: user.id } }),
    async onUnblock(id) {
      await client('removeBlock', { params: { id } });
    },
    onRetryBlocks: () => void queries.refresh('blocks'),
  };
}
