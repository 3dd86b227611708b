import { LocalTopupScreen } from '#screens/local-topup/LocalTopupScreen.tsx';
import type { TopUp, TopUpDraft } from '#wallet/forms/local-topup.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useHeldDraft } from '../services/use-held-draft.ts';
import { useLeftToday } from '../services/use-left-today.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function LocalTopupRoute({ user }: RouteProps) {
  const { queries, toasts, navigate } = useWalletServices();
  const topUp = useCreateOnce('createTopUp', (content: TopUp) => ({ userId: user.id, ...content }));
  const params = { userId: user.id };
  const left = useLeftToday(user.id, 'topUp');
  const [held, hold] = useHeldDraft<TopUpDraft>('local-topup');
  return (
    <LocalTopupScreen
      holdings={useLoadable('assets', { params })}
      accounts={useLoadable('bankAccounts', { params })}
      held={held}
      left={left}
      onHold={hold}
      rates={useLoadable('exchangeRates', {})}
      coinRate={useLoadable('busanCoinRates', {})}
      fees={useLoadable('fees', {})}
      onTopUp={topUp}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() =>
        void queries.refresh('assets', 'bankAccounts', 'exchangeRates', 'busanCoinRates', 'fees')
      }
    />
  );
}
