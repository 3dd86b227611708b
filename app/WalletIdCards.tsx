import { useState } from 'react';

import { IdCards } from '#screens/home/IdCards.tsx';
import type { User } from '#wallet/entities/user.ts';

import { useLoadable } from './services/use-loadable.ts';
import { useWalletServices } from './context.ts';

/** The ID cards of Home, in a chunk outside of the first load. */
export default function WalletIdCards({ user }: { user: User }) {
  const { clock, queries, navigate } = useWalletServices();
  const [now] = useState(clock.now);
  return (
    <IdCards
      credentials={useLoadable('credentials', { params: { userId: user.id } })}
      now={now}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('credentials')}
    />
  );
}
