import { LocalPayScreen } from '#screens/local-pay/LocalPayScreen.tsx';
import { payRecipientOf } from '#wallet/entities/pay-recipient.ts';

import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalPayRoute({ user }: RouteProps) {
  const { queries, device, toasts, log, navigate } = useWalletServices();
  const params = { userId: user.id };
  return (
    <LocalPayScreen
      holdings={useLoadable('assets', { params })}
      coinRate={useLoadable('busanCoinRates', {})}
      figures={useLoadable('localPayFigures', { params })}
      payCode={{
        payee: {
          recipient: payRecipientOf(user),
          name: [user.firstName, user.lastName].join(' ').trim() || user.email,
        },
        onCopy: device.copy,
        onShare: device.share,
        onSave: ({ fileName, svg }) => device.saveFile(fileName, svg, 'image/svg+xml'),
      }}
      hasCamera={device.hasCamera}
      hasNfc={device.hasNfc}
      notify={toasts.notify}
      log={log.info}
      onNavigate={navigate}
      onRetry={(part) =>
        void (part === 'figures'
          ? queries.refresh('localPayFigures')
          : queries.refresh('assets', 'busanCoinRates'))
      }
    />
  );
}
