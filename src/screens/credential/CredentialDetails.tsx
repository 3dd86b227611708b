import { BadgeCheck, CircleDot, FilePlus, FileSearch, Trash2, type LucideIcon } from 'lucide-react';

import { Badge, type BadgeTone } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { credentialCard } from '#widgets/credential-card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { Summary, type SummaryRow } from '#components/form/Summary.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { IdCard } from '#widgets/IdCard.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Dates } from '#wallet/dates.ts';
import type { Credential, CredentialEvent } from '#wallet/entities/credential.ts';
import {
  credentialTypeName,
  isReplaced,
  isTestCredential,
  issuerName,
  ownName,
  sandboxIssuer,
  validityOf,
  verificationLabel,
  type Validity,
} from '#wallet/entities/digital-id.ts';

export interface CredentialDetailsProps {
  credential: Credential;
  /** The current time, which decides whether the credential has expired. */
  now: Date;
  onAskRemove: () => void;
}

const validityLooks: Readonly<Record<Validity, { tone: BadgeTone; label: string }>> = {
  valid: { tone: 'positive', label: 'Valid' },
  early: { tone: 'caution', label: 'Not valid yet' },
  expired: { tone: 'caution', label: 'Expired' },
  revoked: { tone: 'negative', label: 'Revoked' },
};

/** The meaning of each validity for the user; a valid credential needs no note. */
const validityNotes: Readonly<Record<Exclude<Validity, 'valid'>, string>> = {
  early: 'The issue date of this credential is in the future. Others may refuse it.',
  expired: 'This credential has expired. Others may refuse it.',
  revoked: 'The issuer has taken this credential back. It is valid no longer.',
};

const replacedNote = 'A newer document of this kind has replaced this credential.';

/** A credential: its card, its details, its history, and a button to remove it. */
export function CredentialDetails({ credential, now, onAskRemove }: CredentialDetailsProps) {
  const dates = useDates();
  const validity = validityOf(credential, now, dates);
  const { isVerified, history } = credential;
  const isTest = isTestCredential(credential);
  return (
    <>
      <IdCard {...credentialCard(credential, now)} />

      {validity !== 'valid' && (
        <InlineNotice tone="caution">
          {isReplaced(credential) ? replacedNote : validityNotes[validity]}
        </InlineNotice>
      )}
      <InlineNotice tone={isVerified && !isTest ? 'positive' : 'info'}>
        {isTest
          ? `This is a test credential. ${sandboxIssuer} has checked the form of the number and compared the name with your profile. It has not read the photo, and no office has confirmed the document.`
          : isVerified
            ? 'A reviewer has checked the document behind this credential.'
            : 'You have written this credential yourself. No reviewer has checked it.'}
      </InlineNotice>

      <Summary title="Facts" rows={factsOf(credential, validity, dates)} />

      {history.length > 0 && (
        <Section title="History">
          <Card inset="rows">
            <ol aria-label="History">
              {history.map((event) => (
                <EventRow key={`${event.action} ${event.date}`} event={event} />
              ))}
            </ol>
          </Card>
        </Section>
      )}

      <Button tone="secondary" width="full" onClick={onAskRemove}>
        <Trash2 aria-hidden className="size-5 shrink-0" strokeWidth={2} />
        Remove credential
      </Button>
    </>
  );
}

function factsOf(credential: Credential, validity: Validity, { formatDate }: Dates): SummaryRow[] {
  const { issuanceDate, expirationDate, isVerified } = credential;
  const isTest = isTestCredential(credential);
  const { name, description, credentialNumber } = {
    ...credential.credentialData,
    name: ownName(credential),
  };
  const { tone, label } = validityLooks[validity];
  return [
    { label: 'Type', value: credentialTypeName(credential.credentialType) },
    ...(name ? [{ label: 'Name', value: name }] : []),
    ...(description
      ? [{ label: 'Description', value: <span className="block text-left">{description}</span> }]
      : []),
    ...(credentialNumber
      ? [
          {
            label: 'Number',
            value: (
              <span className="font-mono">
                <MaskedNumber>{credentialNumber}</MaskedNumber>
              </span>
            ),
          },
        ]
      : []),
    { label: 'Issuer', value: issuerName(credential.issuer) || 'Not given' },
    ...(issuanceDate ? [{ label: 'Issued', value: formatDate(issuanceDate) }] : []),
    {
      label: 'Expires',
      value: expirationDate ? formatDate(expirationDate) : isTest ? 'Not given' : 'Never',
    },
    {
      label: 'Validity',
      value: <Badge tone={tone}>{isReplaced(credential) ? 'Replaced' : label}</Badge>,
    },
    {
      label: 'Verification',
      value: (
        <Badge tone={isVerified && !isTest ? 'positive' : 'info'}>
          {verificationLabel(credential)}
        </Badge>
      ),
    },
  ];
}

const eventLooks = new Map<
  string,
  { icon: LucideIcon; tone: 'brand' | 'info' | 'positive'; label: string }
>([
  ['added', { icon: FilePlus, tone: 'brand', label: 'Added' }],
  ['requested', { icon: FileSearch, tone: 'info', label: 'Verification requested' }],
  ['verified', { icon: BadgeCheck, tone: 'positive', label: 'Verified' }],
  ['replaced', { icon: CircleDot, tone: 'brand', label: 'Replaced' }],
]);

function EventRow({ event: { action, date } }: { event: CredentialEvent }) {
  const { formatDateTime } = useDates();
  // Events of a newer provider are shown unchanged.
  const { icon, tone, label } = eventLooks.get(action) ?? {
    icon: CircleDot,
    tone: 'brand' as const,
    label: action,
  };
  return (
    <ListRow
      mark={<IconMark icon={icon} tone={tone} />}
      title={label}
      detail={formatDateTime(date)}
    />
  );
}
