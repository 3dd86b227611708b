import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';
import { assetInQuery } from '#wallet/asset-path.ts';
import { receivingAddressOf } from '#wallet/entities/receiving-address.ts';
import type { Deposit, DepositDraft } from '#wallet/forms/deposit.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useHeldDraft } from '../services/use-held-draft.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function DepositRoute({ user, search }: RouteProps) {
  const { queries, device, toasts, navigate } = useWalletServices();
  const params = { userId: user.id };
  const [held, hold] = useHeldDraft<DepositDraft>('deposit');
  const deposit = useCreateOnce('createDeposit', (content: Deposit) => ({
    userId: user.id,
    ...content,
  }));
  return (
    <DepositScreen
      asset={assetInQuery(search)}
      prices={{ rates: useLoadable('exchangeRates', {}), fees: useLoadable('fees', {}) }}
      accounts={useLoadable('bankAccounts', { params })}
      cards={useLoadable('cards', { params })}
      address={receivingAddressOf(user)?.did}
      held={held}
      onHold={hold}
      onDeposit={deposit}
      onCopy={device.copy}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('exchangeRates', 'fees', 'bankAccounts', 'cards')}
    />
  );
}
