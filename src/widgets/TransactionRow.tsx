import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { HomeMessages } from '#i18n/en/home.ts';
import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { briefAddress } from '#wallet/entities/address.ts';
import type { Transaction } from '#wallet/entities/transaction.ts';
import { decimal } from '#wallet/money/decimal.ts';
import { receiptPath, type ReceiptOrigin } from '#wallet/paths.ts';

import { BalanceChanges } from './BalanceChanges.tsx';
import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { MaskedNumber } from './MaskedNumber.tsx';

const statusTones: Readonly<Record<string, BadgeTone>> = {
  pending: 'caution',
  waiting: 'caution',
  failed: 'negative',
};

/** The verbs of operations other than sending and receiving. */
const verbs: Readonly<Record<string, 'deposited' | 'withdrew' | 'toppedUp'>> = {
  deposit: 'deposited',
  withdrawal: 'withdrew',
  'local-withdrawal': 'withdrew',
  'top-up': 'toppedUp',
};

const isStatus = (
  status: string,
  statuses: HomeMessages['transaction']['statuses'],
): status is keyof typeof statuses => Object.hasOwn(statuses, status);

/** A transaction in a list: other party, direction, amount, and a status that is not final or not as wanted. */
export function TransactionRow({
  transaction,
  when,
  mark,
  from,
  onNavigate,
}: {
  transaction: Transaction;
  /** The time, in a list whose headings do not say it completely. */
  when?: string | undefined;
  /** The mark of the other party; without one, an arrow shows the direction. */
  mark?: ReactNode;
  /** The screen that shows the list. */
  from: ReceiptOrigin;
  onNavigate: Navigate;
}) {
  const t = useMessages('home').transaction;
  const { id, transactionType, assetType, amount, toAddress, status, operation, fee } = transaction;
  const { language } = useLanguage();
  const { counterpartyName: name } = (language === 'ko' && transaction.korean) || transaction;
  const outgoing = transactionType === 'send';
  const changes = transaction.changes ?? [
    { assetType, amount: decimal(outgoing ? `-${amount}` : amount) },
  ];
  const [beforeParty, afterParty] = textAround(outgoing ? t.to : t.from);
  // The verb does not name the asset, because the amount does.
  const verb = t[verbs[operation ?? ''] ?? (outgoing ? 'sent' : 'received')];
  const party = name || (outgoing && toAddress ? briefAddress(toAddress) : '');
  return (
    <ListRow
      mark={
        mark ?? (
          <IconMark
            icon={outgoing ? ArrowUpRight : ArrowDownLeft}
            tone={outgoing ? 'brand' : 'positive'}
          />
        )
      }
      title={
        party === '' ? (
          verb
        ) : (
          <>
            {beforeParty}
            <MaskedNumber>{party}</MaskedNumber>
            {afterParty}
          </>
        )
      }
      detail={
        <>
          {[party !== '' && verb, when].filter(Boolean).join(' · ')}
          {/* An exchange is paid in the asset of the last change. */}
          {fee && t.withFee(`${fee} ${changes.at(-1)?.assetType}`)}{' '}
          {/* Only an exception needs a word: what is listed has happened. */}
          {status !== 'completed' && (
            <Badge tone={statusTones[status] ?? 'neutral'}>
              {isStatus(status, t.statuses) ? t.statuses[status] : status}
            </Badge>
          )}
        </>
      }
      end={<BalanceChanges changes={changes} status={status} />}
      link={{ to: receiptPath(id, from), onNavigate }}
    />
  );
}
