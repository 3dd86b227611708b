import { BadgeCheck, CircleDot, FilePlus, FileSearch, Trash2, type LucideIcon } from 'lucide-react';

import type { IdentityMessages } from '#i18n/en/identity.ts';
import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { credentialCard } from '#widgets/credential-card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary, type SummaryRow } from '#components/form/Summary.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { IdCard } from '#widgets/IdCard.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Dates } from '#wallet/dates.ts';
import type { Credential, CredentialEvent } from '#wallet/entities/credential.ts';
import {
  isReplaced,
  isTestCredential,
  issuerName,
  sandboxIssuer,
  validityOf,
  type Validity,
} from '#wallet/entities/digital-id.ts';

export interface CredentialDetailsProps {
  credential: Credential;
  /** The current time, which decides whether the credential has expired. */
  now: Date;
  onAskRemove: () => void;
}

/** A credential: its card, its details, its history, and a button to remove it. */
export function CredentialDetails({ credential, now, onAskRemove }: CredentialDetailsProps) {
  const t = useMessages('identity').credential;
  const faces = useMessages('cards');
  const dates = useDates();
  const validity = validityOf(credential, now, dates);
  const { isVerified, history } = credential;
  const isTest = isTestCredential(credential);
  const facts = factsOf(credential, { validity, dates, t });
  return (
    <>
      <IdCard {...credentialCard(credential, now, faces, dates)} />

      {validity !== 'valid' && (
        <InlineNotice tone="caution">
          {isReplaced(credential) ? t.replacedNote : t.validityNotes[validity]}
        </InlineNotice>
      )}
      <InlineNotice tone={isVerified && !isTest ? 'positive' : 'info'}>
        {isTest ? t.testNote(sandboxIssuer) : isVerified ? t.verifiedNote : t.declaredNote}
      </InlineNotice>

      {facts.length > 0 && <Summary title={t.facts} rows={facts} />}

      {history.length > 0 && (
        <Section title={t.history}>
          <Card inset="rows">
            <ol aria-label={t.history}>
              {history.map((event) => (
                <EventRow key={`${event.action} ${event.date}`} event={event} />
              ))}
            </ol>
          </Card>
        </Section>
      )}

      <Button tone="secondary" width="full" onClick={onAskRemove}>
        <Trash2 aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        {t.remove}
      </Button>
    </>
  );
}

/** The facts that are not on the card (decision 255): a valid card has one of the two dates, and others have none. */
function factsOf(
  credential: Credential,
  {
    validity,
    dates: { formatDate },
    t,
  }: { validity: Validity; dates: Dates; t: IdentityMessages['credential'] },
): SummaryRow[] {
  const { issuanceDate, expirationDate, credentialData } = credential;
  const { description } = credentialData;
  const isValid = validity === 'valid';
  const noExpiry = isTestCredential(credential) ? t.notGiven : t.never;
  return [
    ...(description
      ? [{ label: t.description, value: <span className="block text-left">{description}</span> }]
      : []),
    ...(issuerName(credential.issuer) ? [] : [{ label: t.issuer, value: t.notGiven }]),
    ...(issuanceDate && !(isValid && !expirationDate)
      ? [{ label: t.issued, value: formatDate(issuanceDate) }]
      : []),
    ...(isValid && expirationDate
      ? []
      : [{ label: t.expires, value: expirationDate ? formatDate(expirationDate) : noExpiry }]),
  ];
}

type EventName = keyof IdentityMessages['credential']['events'];

const eventLooks: Readonly<
  Record<EventName, { icon: LucideIcon; tone: 'brand' | 'info' | 'positive' }>
> = {
  added: { icon: FilePlus, tone: 'brand' },
  requested: { icon: FileSearch, tone: 'info' },
  verified: { icon: BadgeCheck, tone: 'positive' },
  replaced: { icon: CircleDot, tone: 'brand' },
};

const isEventName = (action: string): action is EventName => Object.hasOwn(eventLooks, action);

function EventRow({ event: { action, date } }: { event: CredentialEvent }) {
  const { events } = useMessages('identity').credential;
  const { formatDateTime } = useDates();
  const isKnown = isEventName(action);
  const { icon, tone } = eventLooks[isKnown ? action : 'replaced'];
  return (
    <ListRow
      mark={<IconMark icon={icon} tone={tone} />}
      // Events of a newer provider are shown unchanged.
      title={isKnown ? events[action] : action}
      detail={formatDateTime(date)}
    />
  );
}
