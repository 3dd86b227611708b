import { Check, PenLine } from 'lucide-react';

import { useMessages } from '#i18n/messages-context.ts';
import { FavouriteMark } from '#widgets/FavouriteMark.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { FieldSkeleton } from '#components/form/FieldSkeleton.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { Seal } from '#widgets/Seal.tsx';
import { Loading } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import { briefAddress } from '#wallet/entities/address.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import { spokenNumber } from '#wallet/labels/masks.ts';
import type { Loadable } from '#wallet/loadable.ts';

export interface ContactListProps {
  contacts: Loadable<readonly Contact[]>;
  /** The recipient's address; its contact is marked. */
  chosen: string;
  onChoose: (contact: Contact) => void;
  onEdit: (contact: Contact) => void;
  onRetry: () => void;
}

/** The favourites and the recent recipients by address, the latest first (decisions 93 and 208). */
export function ContactList({ contacts, chosen, onChoose, onEdit, onRetry }: ContactListProps) {
  const t = useMessages('send').contacts;
  const { mask } = useMessages('common');
  return (
    <Loaded
      from={contacts}
      skeleton={
        <Loading label={t.loading}>
          <FieldSkeleton />
        </Loading>
      }
      errorTitle={t.failed}
      onRetry={onRetry}
    >
      {(data) => {
        const known = data.filter(({ area }) => area === 'network');
        return known.length === 0 ? (
          <InlineNotice>{t.empty}</InlineNotice>
        ) : (
          <ul aria-label={t.label} className="flex flex-col gap-2">
            {known.map((contact) => (
              <li key={contact.id} className="flex items-center gap-1">
                <ContactCard
                  contact={contact}
                  chosen={contact.recipient === chosen.trim()}
                  onChoose={onChoose}
                />
                {contact.payee !== '' && (
                  <IconButton
                    icon={PenLine}
                    tone="quiet"
                    label={t.edit(spokenNumber(shownName(contact), mask))}
                    onClick={() => onEdit(contact)}
                  />
                )}
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

function shownName({ ownName, name, recipient }: Contact): string {
  return ownName || name || briefAddress(recipient);
}

function ContactCard({
  contact,
  chosen,
  onChoose,
}: {
  contact: Contact;
  chosen: boolean;
  onChoose: (contact: Contact) => void;
}) {
  const t = useMessages('send').contacts;
  const { formatDate } = useDates();
  const { name, ownName, favourite, recipient, lastSent } = contact;
  const address = briefAddress(recipient);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={() => onChoose(contact)}
      className="pressable flex min-h-16 min-w-0 flex-1 items-center gap-3 rounded-control bg-raised shadow-soft p-3 text-left disabled:cursor-not-allowed disabled:bg-well aria-pressed:selected"
    >
      <Seal of={recipient} name={ownName || name} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-center gap-1">
          <span className="text-body font-semibold wrap-anywhere">
            <MaskedNumber>{shownName(contact)}</MaskedNumber>
          </span>
          {favourite && <FavouriteMark label={t.favourite} />}
        </span>
        {/* The account's name stays visible below a custom name. */}
        {ownName !== '' && name !== '' && (
          <span className="text-small wrap-anywhere text-ink-muted">{name}</span>
        )}
        <span className="text-small text-ink-muted">
          {(ownName || name) !== '' && (
            <>
              <MaskedNumber>{address}</MaskedNumber> ·{' '}
            </>
          )}
          {formatDate(lastSent)}
        </span>
      </span>
      {chosen && (
        <span
          aria-hidden
          className="flex size-5 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <Check className="size-3.5" strokeWidth={3} />
        </span>
      )}
    </button>
  );
}
