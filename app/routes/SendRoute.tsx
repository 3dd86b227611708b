import { SendScreen } from '#screens/send/SendScreen.tsx';
import { assetInQuery } from '#wallet/asset-path.ts';
import type { Transfer } from '#wallet/forms/send.ts';

import { useDeviceConfirmation } from '../device/use-device-confirmation.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useLeftToday } from '../services/use-left-today.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function SendRoute({ user, search }: RouteProps) {
  const { client, queries, device, scan, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  const left = useLeftToday(user.id, 'localSend');
  const confirmation = useDeviceConfirmation(user);
  const send = useCreateOnce('createTransaction', (transfer: Transfer) => ({
    userId: user.id,
    transactionType: 'send' as const,
    status: 'pending' as const,
    ...transfer,
  }));
  return (
    <>
      <SendScreen
        holdings={useLoadable('assets', { params })}
        prices={{ rates: useLoadable('exchangeRates', {}), fees: useLoadable('fees', {}) }}
        contacts={useLoadable('recentContacts', { params })}
        sender={{ ownAddress: user.didAddress ?? '', asset: assetInQuery(search), left }}
        deviceCheck={confirmation}
        onFindRecipient={(question) => client('findRecipient', { body: question })}
        camera={{ hasCamera: device.hasCamera, scan }}
        onSend={send}
        onSaveContact={async (body) => {
          await client('updateContact', { params, body });
        }}
        notify={toasts.notify}
        onNavigate={navigate}
        onRetry={(part) =>
          void (part === 'holdings'
            ? queries.refresh('assets', 'fees')
            : queries.refresh('recentContacts'))
        }
      />
      {confirmation.sheet}
    </>
  );
}
