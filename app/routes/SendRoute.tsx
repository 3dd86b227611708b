import { SendScreen } from '#screens/send/SendScreen.tsx';
import type { Transfer } from '#wallet/forms/send.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../services/wallet-services.ts';
import type { RouteProps } from './route-props.ts';

export default function SendRoute({ user }: RouteProps) {
  const { client, queries, toasts, navigate } = useWalletServices();
  const send = useCreateOnce(
    'send.create',
    (transfer: Transfer) => ({
      userId: user.id,
      transactionType: 'send' as const,
      status: 'pending' as const,
      ...transfer,
    }),
    (request) => client('createTransaction', request),
  );
  return (
    <SendScreen
      holdings={useLoadable('assets', { params: { userId: user.id } })}
      onSend={async (transfer) => {
        await send(transfer);
        void queries.refresh('assets', 'ownAssets', 'transactions');
      }}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('assets')}
    />
  );
}
