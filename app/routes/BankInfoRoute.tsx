import { BankInfoScreen } from '#screens/bank-info/BankInfoScreen.tsx';
import { bankInfoOrigin } from '#wallet/bank-info-path.ts';
import type { NewBankAccount } from '#wallet/entities/bank-account.ts';

import { useCreateOnce } from '../services/use-create-once.ts';
import { useLoadable } from '../services/use-loadable.ts';
import { useWalletServices } from '../context.ts';
import type { RouteProps } from './route-props.ts';

export default function BankInfoRoute({ user, search }: RouteProps) {
  const { client, queries, toasts, navigate } = useWalletServices();
  const add = useCreateOnce('addBankAccount', (account: Omit<NewBankAccount, 'userId'>) => ({
    userId: user.id,
    ...account,
  }));
  const params = { userId: user.id };
  return (
    <BankInfoScreen
      origin={bankInfoOrigin(search)}
      accounts={useLoadable('bankAccounts', { params })}
      cards={useLoadable('cards', { params })}
      onAdd={async (account) => {
        await add(account);
      }}
      onRemove={async (id) => {
        await client('removeBankAccount', { params: { id } });
      }}
      onAddCard={async (card) => {
        await client('addCard', { body: { userId: user.id, ...card } });
      }}
      onRemoveCard={async (id) => {
        await client('removeCard', { params: { id } });
      }}
      onSetDefault={async ({ kind, id }) => {
        await client(kind === 'card' ? 'setDefaultCard' : 'setDefaultAccount', { params: { id } });
      }}
      onRetry={(part) => void queries.refresh(part)}
      notify={toasts.notify}
      onNavigate={navigate}
    />
  );
}
