import { DepositScreen } from '#screens/deposit/DepositScreen.tsx';
import { assetInQuery } from '#wallet/asset-path.ts';
import type { Deposit } from '#wallet/forms/deposit.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function DepositRoute({ user, search }: RouteProps) {
  const { queries, toasts, navigate } = useWalletServices();
  const deposit = useCreateOnce('createDeposit', (content: Deposit) => ({
    userId: user.id,
    ...content,
  }));
  return (
    <DepositScreen
      asset={assetInQuery(search)}
      rates={useLoadable('exchangeRates', {})}
      onDeposit={deposit}
      notify={toasts.notify}
      onNavigate={navigate}
      onRetry={() => void queries.refresh('exchangeRates')}
    />
  );
}
