import { BadgeCheck, PenLine } from 'lucide-react';

import type { CardsMessages } from '#i18n/en/cards.ts';
import { useMessages } from '#i18n/messages-context.ts';
import type { Dates } from '#wallet/dates.ts';
import type { Credential } from '#wallet/entities/credential.ts';
import {
  credentialTypeName,
  isReplaced,
  issuerName,
  ownName,
  validityLabel,
  validityOf,
  verificationLabel,
} from '#wallet/entities/digital-id.ts';
import { credentialPath } from '#wallet/paths.ts';

import { Badge } from '#components/Badge.tsx';
import type { StackedCard } from './CardStack.tsx';
import { credentialLook } from './credential-looks.ts';
import type { IdCardProps } from './IdCard.tsx';
import type { Navigate } from '#components/Link.tsx';
import { useDates } from '#components/use-dates.ts';

/** A credential as an identity card. With `onNavigate` the card links to the page of the credential. */
export function credentialCard(
  credential: Credential,
  now: Date,
  t: CardsMessages,
  dates: Dates,
  onNavigate?: Navigate,
): IdCardProps & { id: number } {
  const { id, credentialType, issuer, credentialData } = credential;
  const look = credentialLook(credentialType);
  const validity = validityOf(credential, now, dates);
  const isOver = validity === 'revoked' || validity === 'expired';
  return {
    id,
    ...look,
    // A card that counts no longer has lost its colour and its engraving.
    tone: isOver ? 'slate' : look.tone,
    engraving: isOver ? undefined : `${id} ${credentialType} ${issuer}`,
    kind: credentialTypeName(credentialType, t),
    name: ownName(credential),
    verification: <VerificationMark credential={credential} />,
    issuer: issuerName(issuer),
    maskedNumber: credentialData.credentialNumber,
    note: <ValidityNote credential={credential} now={now} />,
    link: onNavigate && { to: credentialPath(id), onNavigate },
  };
}

/** A credential in a stack of cards. One that is not valid shows why in place of its number and dates. */
export function stackedCard(
  credential: Credential,
  now: Date,
  t: CardsMessages,
  dates: Dates,
): StackedCard {
  const { note, ...card } = credentialCard(credential, now, t, dates);
  return validityOf(credential, now, dates) === 'valid'
    ? { ...card, note }
    : { ...card, badge: note };
}

/** A mark that shows who vouches for a credential: a reviewer, or only the user themselves. */
export function VerificationMark({ credential }: { credential: Credential }) {
  const t = useMessages('cards');
  const Icon = credential.isVerified ? BadgeCheck : PenLine;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
      {verificationLabel(credential, t)}
    </span>
  );
}

/** The validity of a credential: its expiry or issuance day, or a badge if it has expired or was revoked. */
export function ValidityNote({ credential, now }: { credential: Credential; now: Date }) {
  const dates = useDates();
  const t = useMessages('cards');
  const { validity } = t;
  switch (validityOf(credential, now, dates)) {
    case 'revoked':
      return (
        <Badge tone="negative">
          {isReplaced(credential) ? validity.replaced : validity.revoked}
        </Badge>
      );
    case 'expired':
      return <Badge tone="caution">{validity.expired}</Badge>;
    case 'early':
      return <Badge tone="caution">{validity.early}</Badge>;
    case 'valid':
      return validityLabel(credential, dates, t);
  }
}
