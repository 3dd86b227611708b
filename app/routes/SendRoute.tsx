import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { SendScreen } from '#screens/send/SendScreen.tsx';
import type { Transfer } from '#wallet/forms/send.ts';

import { createOnce } from '../create-once.ts';
import { navigate } from '../navigation.ts';
import { loadableOf, query, refresh } from '../queries.ts';
import { toasts } from '../toasts.ts';
import { client } from '../session/wallet-session.ts';
import type { RouteProps } from './routes.ts';

export default function SendRoute({ user }: RouteProps) {
  const [send] = useState(() =>
    createOnce(
      (transfer: Transfer) => ({
        userId: user.id,
        transactionType: 'send' as const,
        status: 'pending' as const,
        ...transfer,
      }),
      (request) => client('createTransaction', request),
    ),
  );
  return (
    <SendScreen
      holdings={loadableOf(useQuery(query('assets', { params: { userId: user.id } })))}
      onSend={async (transfer) => {
        await send(transfer);
        void refresh('assets', 'ownAssets', 'transactions');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void refresh('assets')}
    />
  );
}
