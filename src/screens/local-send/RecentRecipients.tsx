import { Check, PenLine } from 'lucide-react';
import { useId } from 'react';

import { useLanguage, useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { FavouriteMark } from '#widgets/FavouriteMark.tsx';
import { IconButton } from '#components/IconButton.tsx';
import { Seal } from '#widgets/Seal.tsx';
import { Skeleton } from '#components/Skeleton.tsx';

import { useDates } from '#components/use-dates.ts';
import type { Contact } from '#wallet/entities/contact.ts';
import type { Loadable } from '#wallet/loadable.ts';

import { shownRecipient } from './shown-recipient.ts';

export interface RecentRecipientsProps {
  contacts: Loadable<readonly Contact[]>;
  /** The reference time for the ages of the contacts. */
  now: Date;
  /** The contact whose card is marked as the recipient. */
  chosen: Contact['id'] | undefined;
  onChoose: (contact: Contact) => void;
  onEdit: (contact: Contact) => void;
  onRetry: () => void;
}

/** The favourites and the recent recipients as cards to choose from, in a row up to the edge of the screen. */
export function RecentRecipients({
  contacts: read,
  now,
  chosen,
  onChoose,
  onEdit,
  onRetry,
}: RecentRecipientsProps) {
  const common = useMessages('common');
  const t = useMessages('local').send.recent;
  const { language } = useLanguage();
  const { formatDate, formatKoreanAge } = useDates();
  const id = useId();
  if (read.status === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t.loading}</span>
        <Skeleton shape="choice" />
      </div>
    );
  }
  if (read.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex-[1_1_12rem] text-small text-ink-muted">
          <p>{t.failed}</p>
          <p>{common.loadError.explanations[read.kind]}</p>
        </div>
        <Button tone="quiet" size="small" onClick={onRetry}>
          {common.loadError.retry}
        </Button>
      </div>
    );
  }
  const contacts = read.data;
  if (contacts.length === 0) {
    // As high as the skeleton, so that nothing moves.
    return <p className="flex min-h-16.5 items-center text-small text-ink-muted">{t.empty}</p>;
  }
  return (
    <div>
      <span id={id} className="sr-only">
        {t.title}
      </span>
      {/* The padding above and below is for the focus ring, which the list would clip. The list does not scroll
      while its cards are disabled, because the keyboard could not scroll it. */}
      <ul
        aria-labelledby={id}
        className="bleed-gutter -my-1 flex gap-2 overflow-x-auto py-1 in-disabled:overflow-x-hidden motion-safe:scroll-smooth"
      >
        {contacts.map((contact) => (
          <li key={contact.id} className="flex w-[15rem] max-w-full shrink-0 items-center gap-1">
            <ContactCard
              contact={contact}
              when={
                language === 'ko'
                  ? formatKoreanAge(contact.lastSent, now)
                  : formatDate(contact.lastSent)
              }
              chosen={contact.id === chosen}
              onChoose={onChoose}
            />
            {contact.payee !== '' && (
              <IconButton
                icon={PenLine}
                tone="quiet"
                label={t.edit(contact.ownName || contact.name)}
                onClick={() => onEdit(contact)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ContactCard({
  contact,
  when,
  chosen,
  onChoose,
}: {
  contact: Contact;
  when: string;
  chosen: boolean;
  onChoose: (contact: Contact) => void;
}) {
  const t = useMessages('local').send;
  const { name, ownName, favourite } = contact;
  const paidBy = contact.phone || shownRecipient(contact.recipient, t);
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={({ currentTarget }) => {
        currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        onChoose(contact);
      }}
      className="pressable flex min-w-0 flex-1 items-center gap-2.5 rounded-control bg-raised shadow-soft p-2.5 text-left disabled:cursor-not-allowed disabled:bg-well aria-pressed:selected"
    >
      {/* Colour alone must not show which card is chosen. */}
      {chosen ? (
        <span
          aria-hidden
          className="flex size-9 shrink-0 items-center justify-center rounded-full bg-brand text-on-brand"
        >
          <Check className="size-5" strokeWidth={3} />
        </span>
      ) : (
        <Seal of={contact.recipient} name={contact.avatar} size="small" />
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex items-baseline justify-between gap-2">
          <span className="flex min-w-0 items-center gap-1">
            <span className="truncate text-body font-semibold">{ownName || name}</span>
            {favourite && <FavouriteMark label={t.recent.favourite} />}
          </span>
          <span className="shrink-0 text-tiny text-ink-muted">{when}</span>
        </span>
        {/* The account's name stays visible below a custom name. */}
        {ownName !== '' && <span className="truncate text-small text-ink-muted">{name}</span>}
        {/* Omitted if the name is the number or the account name itself. */}
        {paidBy !== name && <span className="truncate text-small text-ink-muted">{paidBy}</span>}
      </span>
    </button>
  );
}
