import type { BalanceChange } from '#wallet/entities/balance-change.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { isInBalance } from '#wallet/money/is-in-balance.ts';

import { Units } from './Amount.tsx';

/** The changes of balances by a transaction, muted if the balance does not contain them. */
export function BalanceChanges({
  changes,
  status,
}: {
  changes: readonly BalanceChange[];
  /** The status of the transaction. */
  status: string;
}) {
  const { cashback } = useMessages('home').transaction;
  return changes.map((change, index) => {
    const { assetType, amount } = change;
    const isOut = amount.startsWith('-');
    return (
      <span key={amount} className={index > 0 ? 'block text-small' : 'block'}>
        {/* An exchange has two assets. */}
        {index > 0 && assetType === changes[0]?.assetType && `${cashback} `}
        <Units
          value={decimal(amount.replace('-', ''))}
          assetType={assetType}
          size={index > 0 ? 'detail' : 'row'}
          unit={index > 0 ? 'beside' : 'below'}
          sign={isOut ? '−' : '+'}
          tone={!isInBalance(change, status) ? 'muted' : isOut ? 'plain' : 'in'}
        />
      </span>
    );
  });
}
