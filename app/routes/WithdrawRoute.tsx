import { WithdrawScreen } from '#screens/withdraw/WithdrawScreen.tsx';
import { assetInQuery } from '#wallet/asset-path.ts';
import type { Withdrawal, WithdrawDraft } from '#wallet/forms/withdraw.ts';
import { withCachedFallback } from '#wallet/loadable.ts';

import { useDeviceConfirmation } from '../device/use-device-confirmation.ts';
import { useCreateOnce } from '../services/use-create-once.ts';
import { useHeldDraft } from '../services/use-held-draft.ts';
import { useLeftToday } from '../services/use-left-today.ts';
import { useCached, useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

const readOf = { holdings: 'ownAssets', accounts: 'bankAccounts', fees: 'fees' } as const;

export default function WithdrawRoute({ user, search }: RouteProps) {
  const { queries, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  const confirmation = useDeviceConfirmation(user);
  const [held, hold] = useHeldDraft<WithdrawDraft>('withdraw');
  const holdings = useLoadable('ownAssets', {});
  // The same holdings from another call, if an earlier screen has fetched them.
  const listed = useCached('assets', { params });
  const withdraw = useCreateOnce('createWithdrawal', (content: Withdrawal) => ({
    userId: user.id,
    ...content,
  }));
  return (
    <>
      <WithdrawScreen
        asset={assetInQuery(search)}
        holdings={withCachedFallback(holdings, listed)}
        accounts={useLoadable('bankAccounts', { params })}
        prices={{ rates: useLoadable('exchangeRates', {}), fees: useLoadable('fees', {}) }}
        deviceCheck={confirmation}
        held={held}
        left={useLeftToday(user.id, 'localWithdrawal')}
        onHold={hold}
        onWithdraw={withdraw}
        notify={toasts.notify}
        onNavigate={navigate}
        onRetry={(part) => void queries.refresh(readOf[part])}
      />
      {confirmation.sheet}
    </>
  );
}
