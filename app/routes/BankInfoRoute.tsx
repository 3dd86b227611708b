import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';
import type { NewBankAccount } from '#wallet/entities/bank-account.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function BankInfoRoute({ user }: RouteProps) {
  const { client, queries, toasts, navigate } = useWalletServices();
  const add = useCreateOnce('addBankAccount', (account: Omit<NewBankAccount, 'userId'>) => ({
    userId: user.id,
    ...account,
  }));
  return (
    <BankInfoScreen
      accounts={useLoadable('bankAccounts', { params: { userId: user.id } })}
      onAdd={async (account) => {
        await add(account);
      }}
      onRemove={async (id) => {
        await client('removeBankAccount', { params: { id } });
      }}
      onRetry={() => void queries.refresh('bankAccounts')}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
