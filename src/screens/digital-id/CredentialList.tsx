import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { credentialCard, ValidityNote, VerificationMark } from '#widgets/credential-card.tsx';
import { credentialLook } from '#widgets/credential-looks.ts';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { IdCardRow } from '#widgets/IdCardRow.tsx';
import type { Navigate } from '#components/Link.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import {
  credentialTypeName,
  issuerName,
  latestFirst,
  ownName,
} from '#wallet/entities/digital-id.ts';
import type { Credential } from '#wallet/entities/credential.ts';
import { credentialPath } from '#wallet/paths.ts';

export interface CredentialListProps {
  credentials: readonly Credential[];
  /** The current time, which decides which credentials have expired. */
  now: Date;
  onNavigate: Navigate;
}

/** Maximum number of cards in the row. More credentials are easier to read as a list. */
const cardCount = 5;

/** The user's credentials, each linked to its page: the latest as cards, all of them as a list on demand. */
export function CredentialList({ credentials, now, onNavigate }: CredentialListProps) {
  const t = useMessages('identity').credentials;
  const faces = useMessages('cards');
  const dates = useDates();
  const [showsAll, setShowsAll] = useState(false);
  const latest = latestFirst(credentials);
  const hasMore = latest.length > cardCount;
  return (
    <Section
      title={t.title}
      action={
        hasMore && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? t.showFewer : t.showAll(formatCount(latest.length))}
          </Button>
        )
      }
    >
      {latest.length === 0 ? (
        <Card>
          <EmptyState drawing={<PocketDrawing />}>{t.empty}</EmptyState>
        </Card>
      ) : hasMore && showsAll ? (
        <Card inset="rows">
          <ul aria-label={t.title}>
            {latest.map((credential) => (
              <CredentialRow
                key={credential.id}
                credential={credential}
                now={now}
                onNavigate={onNavigate}
              />
            ))}
          </ul>
        </Card>
      ) : (
        <IdCardRow
          label={t.title}
          cards={latest
            .slice(0, cardCount)
            .map((credential) => credentialCard(credential, now, faces, dates, onNavigate))}
        />
      )}
    </Section>
  );
}

function CredentialRow({
  credential,
  now,
  onNavigate,
}: Omit<CredentialListProps, 'credentials'> & { credential: Credential }) {
  const faces = useMessages('cards');
  const { icon } = credentialLook(credential.credentialType);
  const name = ownName(credential);
  return (
    <ListRow
      mark={<IconMark icon={icon} tone="brand" />}
      title={credentialTypeName(credential.credentialType, faces)}
      detail={
        <>
          {name && <span className="block">{name}</span>}
          <span className="block">{issuerName(credential.issuer)}</span>
          <VerificationMark credential={credential} />
        </>
      }
      endDetail={<ValidityNote credential={credential} now={now} />}
      link={{ to: credentialPath(credential.id), onNavigate }}
    />
  );
}
