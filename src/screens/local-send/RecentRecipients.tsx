import { Check } from 'lucide-react';
import { useId } from 'react';

import { formatKoreanAge } from '#wallet/dates.ts';
import type { Contact } from '#wallet/entities/contact.ts';

export interface RecentRecipientsProps {
  contacts: readonly Contact[];
  /** What their times are told relative to. */
  now: Date;
  /** Whose card is marked as the recipient. */
  chosen: Contact['id'] | undefined;
  onChoose: (contact: Contact) => void;
}

/** The recent recipients as cards to choose from, side by side up to the edge of the screen. */
export function RecentRecipients({ contacts, now, chosen, onChoose }: RecentRecipientsProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <span id={id} className="text-small font-medium text-ink-muted">
        최근 받는 분
      </span>
      {/*
        The room above and below is for the focus ring, which the scrolling would cut off. While the cards are disabled
        nothing in here could take the focus to scroll with, so it stays where it is.
      */}
      <ul
        aria-labelledby={id}
        className="bleed-gutter -my-1 flex gap-2 overflow-x-auto py-1 in-disabled:overflow-x-hidden motion-safe:scroll-smooth"
      >
        {contacts.map((contact) => (
          <li key={contact.id} className="flex w-[8.25rem] max-w-full shrink-0">
            <ContactCard
              contact={contact}
              when={formatKoreanAge(contact.lastSent, now)}
              chosen={contact.id === chosen}
              onChoose={onChoose}
            />
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
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={({ currentTarget }) => {
        currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        onChoose(contact);
      }}
      className="pressable group flex w-full flex-col items-start gap-2 rounded-control border border-control-line bg-raised p-3 text-left hover:border-ink-muted disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken aria-pressed:border-brand-ink aria-pressed:bg-brand-soft aria-pressed:inset-ring aria-pressed:inset-ring-brand-ink"
    >
      <span className="flex w-full items-start justify-between">
        <span
          aria-hidden
          className="flex size-10 items-center justify-center rounded-full bg-city-soft text-body font-semibold text-city-ink"
        >
          {contact.avatar}
        </span>
        {chosen && (
          <span
            aria-hidden
            className="flex size-5 items-center justify-center rounded-full bg-brand text-on-brand"
          >
            <Check className="size-3.5" strokeWidth={3} />
          </span>
        )}
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="line-clamp-2 text-body font-semibold wrap-anywhere">{contact.name}</span>
        <span className="text-small wrap-anywhere text-ink-muted">{contact.phone}</span>
        <span className="text-small text-ink-muted">{when}</span>
      </span>
    </button>
  );
}
