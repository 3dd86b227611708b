import { CreditCard, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { Badge } from '#components/Badge.tsx';
import { Card } from '#components/Card.tsx';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { SourceLabel } from '#widgets/SourceField.tsx';
import { printedExpiry } from '#wallet/entities/card-number.ts';
import type { PaymentCard } from '#wallet/entities/payment-card.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';
import { sourceOfCard } from '#wallet/saved-sources.ts';

export interface CardListProps {
  cards: readonly PaymentCard[];
  /** Removes a card; rejects if that failed. */
  onRemoveCard: (id: PaymentCard['id']) => Promise<void>;
  notify: Notify;
}

/** The saved cards, each with a button that removes it. */
export function CardList({ cards, onRemoveCard, notify }: CardListProps) {
  const t = useMessages('bank').info.cards;
  const [beforeCard, afterCard] = textAround(t.removal);
  const [removing, setRemoving] = useState<PaymentCard>();
  const list = useRef<HTMLDivElement>(null);

  function handleRemoved() {
    // Synchronously: elements behind an open dialog cannot receive the focus. The previously focused button is
    // removed with its row.
    flushSync(() => setRemoving(undefined));
    list.current?.focus();
    notify(notices['card.removed']);
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <Card inset="rows">
        {cards.length === 0 ? (
          <EmptyState drawing={<PocketDrawing />}>{t.empty}</EmptyState>
        ) : (
          <ul>
            {cards.map((card) => (
              <CardRow key={card.id} card={card} onAskRemove={() => setRemoving(card)} />
            ))}
          </ul>
        )}
      </Card>
      {removing && (
        <RemoveDialog
          title={t.askRemove}
          onRemove={() => onRemoveCard(removing.id)}
          onRemoved={handleRemoved}
          onFailed={(error) => notify(writeFailureNotice(error, notices['card.remove-failed']))}
          onCancel={() => setRemoving(undefined)}
        >
          <p>
            {beforeCard}
            <SourceLabel {...sourceOfCard(removing)} />
            {afterCard}
          </p>
        </RemoveDialog>
      )}
    </div>
  );
}

function CardRow({ card, onAskRemove }: { card: PaymentCard; onAskRemove: () => void }) {
  const t = useMessages('bank').info;
  const { mask } = useMessages('common');
  const { name, number, isDefault } = sourceOfCard(card);
  return (
    <ListRow
      mark={<IconMark icon={CreditCard} tone="brand" />}
      title={name}
      detail={
        <>
          <MaskedNumber>{number}</MaskedNumber>
          <span className="block">{t.cards.expires(printedExpiry(card.expiry))}</span>
        </>
      }
      end={isDefault ? <Badge tone="brand">{t.default}</Badge> : undefined}
      action={
        <div className="-mr-2.5">
          <IconButton
            icon={Trash2}
            label={t.cards.remove(`${name}, ${spokenNumber(number, mask)}`)}
            onClick={onAskRemove}
          />
        </div>
      }
    />
  );
}
