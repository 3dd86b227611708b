import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';

import { briefAddress } from '#wallet/entities/address.ts';
import type { Transaction } from '#wallet/entities/transaction.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { transactionVerb } from '#wallet/labels/transaction-verb.ts';
import { receiptPath, type ReceiptOrigin } from '#wallet/paths.ts';

import { BalanceChanges } from './BalanceChanges.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';

const statusTones: Readonly<Record<string, BadgeTone>> = {
  completed: 'positive',
  pending: 'caution',
  waiting: 'caution',
  failed: 'negative',
};

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A transaction in a list: direction, other party, amount and status. It links to its receipt (decision 95). */
export function TransactionRow({
  transaction,
  from,
  onNavigate,
}: {
  transaction: Transaction;
  /** The screen that shows the list. */
  from: ReceiptOrigin;
  onNavigate: Navigate;
}) {
  const { id, transactionType, assetType, amount, toAddress, status, operation, fee } = transaction;
  const { counterpartyName: name } = transaction;
  const outgoing = transactionType === 'send';
  const changes = transaction.changes ?? [
    { assetType, amount: decimal(outgoing ? `-${amount}` : amount) },
  ];
  return (
    <ListRow
      mark={
        <IconMark
          icon={outgoing ? ArrowUpRight : ArrowDownLeft}
          tone={outgoing ? 'brand' : 'positive'}
        />
      }
      // The title does not name the asset, because the amount does.
      title={transactionVerb(operation, outgoing)}
      detail={
        (name || (outgoing && toAddress)) && (
          <>
            {outgoing ? 'To ' : 'From '}
            {name || <MaskedNumber>{briefAddress(toAddress ?? '')}</MaskedNumber>}
            {/* An exchange is paid in the asset of the last change. */}
            {fee && ` · with fee ${fee} ${changes.at(-1)?.assetType}`}
          </>
        )
      }
      end={<BalanceChanges changes={changes} status={status} />}
      endDetail={<Badge tone={statusTones[status] ?? 'neutral'}>{capitalised(status)}</Badge>}
      link={{ to: receiptPath(id, from), onNavigate }}
    />
  );
}
