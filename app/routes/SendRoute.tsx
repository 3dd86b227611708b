import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SendScreen } from '#screens/send/SendScreen.tsx';

import { createIdempotencyKeys } from '../idempotency-keys.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function SendRoute({ user }: RouteProps) {
  const [keys] = useState(() => createIdempotencyKeys());
  return (
    <SendScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      onSend={async (transfer) => {
        await client('createTransaction', {
          body: { userId: user.id, transactionType: 'send', status: 'pending', ...transfer },
          idempotencyKey: keys.keyFor(transfer),
        });
        keys.done(transfer);
        void refresh('assets', 'ownAssets', 'transactions');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
