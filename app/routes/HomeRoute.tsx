import { useQuery } from '@tanstack/react-query';

import { HomeScreen } from '#screens/home/HomeScreen.tsx';
import { IdCardsSkeleton } from '#screens/home/IdCardsSkeleton.tsx';

import { afterFirstScreen, lazyVisible } from '../on-demand.tsx';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import { withMessages } from '../wallet-messages.ts';
import type { RouteProps } from './route-props.ts';

/** Visible on Home, but not part of the first load. */
export const IdCards = lazyVisible(
  withMessages(() => import('../WalletIdCards.tsx'), { messages: ['cards'] }),
  <IdCardsSkeleton />,
);
export const BackupReminder = afterFirstScreen(() => import('../keys/WalletBackupReminder.tsx'));

export default function HomeRoute({ user }: RouteProps) {
  const { queries, navigate } = useWalletServices();
  const params = { userId: user.id };
  const profile = useQuery(queries.query('user', { params }));
  const transactions = useLoadable('transactions', { params });
  const approvals = useLoadable('workApprovals', { params });
  return (
    <>
      <HomeScreen
        // The session has the user before the provider answers, and while the provider is unreachable.
        firstName={(profile.data ?? user).firstName}
        currency={(profile.data ?? user).currency}
        holdings={useLoadable('assets', { params })}
        rates={useLoadable('exchangeRates', {})}
        transactions={transactions}
        approvals={approvals}
        idCards={<IdCards user={user} />}
        onNavigate={navigate}
        onRetry={(call) => void queries.refresh(call)}
      />
      {/* Rendered once the lists above have their final height: otherwise it would move. */}
      {transactions.status !== 'loading' && approvals.status !== 'loading' && (
        <BackupReminder user={user} />
      )}
    </>
  );
}
