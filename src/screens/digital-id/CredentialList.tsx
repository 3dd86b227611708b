import { IdCard as IdCardIcon } from 'lucide-react';
import { useState } from 'react';

import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { IconMark } from '#components/IconMark.tsx';
import { IdCardRow } from '#components/IdCardRow.tsx';
import { ListRow } from '#components/ListRow.tsx';
import { Section } from '#components/Section.tsx';
import { formatDate } from '#wallet/dates.ts';
import { formatCount } from '#wallet/money/format.ts';
import {
  credentialTypeName,
  issuerName,
  latestFirst,
  maskNumber,
} from '#wallet/entities/digital-id.ts';
import type { Credential } from '#wallet/entities/credential.ts';

import { credentialLook } from './credential-looks.ts';

/** How many lie side by side as cards. More are quicker to go through as a list. */
const cardCount = 5;

/** The person's credentials: the latest as cards, all of them as a list on demand. */
export function CredentialList({ credentials }: { credentials: readonly Credential[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const latest = latestFirst(credentials);
  const hasMore = latest.length > cardCount;
  return (
    <Section
      title="Credentials"
      action={
        hasMore && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? 'Show fewer' : `Show all ${formatCount(latest.length)}`}
          </Button>
        )
      }
    >
      {latest.length === 0 ? (
        <Card>
          <EmptyState icon={IdCardIcon}>No credentials yet</EmptyState>
        </Card>
      ) : hasMore && showsAll ? (
        <Card inset="rows">
          <ul aria-label="Credentials">
            {latest.map((credential) => (
              <CredentialRow key={credential.id} credential={credential} />
            ))}
          </ul>
        </Card>
      ) : (
        <CredentialCards credentials={latest.slice(0, cardCount)} />
      )}
    </Section>
  );
}

function CredentialCards({ credentials }: { credentials: readonly Credential[] }) {
  return (
    <IdCardRow
      label="Credentials"
      cards={credentials.map((credential) => ({
        id: credential.id,
        ...credentialLook(credential.credentialType),
        kind: credentialTypeName(credential.credentialType),
        name: ownName(credential),
        issuer: issuerName(credential.issuer),
        maskedNumber: maskNumber(credential.credentialData.credentialNumber),
        note: credential.isRevoked ? <Revoked /> : validity(credential),
      }))}
    />
  );
}

function CredentialRow({ credential }: { credential: Credential }) {
  const { icon } = credentialLook(credential.credentialType);
  const name = ownName(credential);
  const issuer = issuerName(credential.issuer);
  return (
    <ListRow
      mark={<IconMark icon={icon} tone="brand" />}
      title={credentialTypeName(credential.credentialType)}
      detail={
        <>
          {name && <span className="block">{name}</span>}
          <span className="block">{issuer}</span>
        </>
      }
      end={credential.isRevoked ? <Revoked /> : undefined}
      endDetail={credential.isRevoked ? undefined : validity(credential)}
    />
  );
}

/** A credential's own name, where it says more than its type. */
function ownName({ credentialType, credentialData: { name } }: Credential): string | undefined {
  return name === '' || name === credentialTypeName(credentialType) ? undefined : name;
}

function Revoked() {
  return <Badge tone="negative">Revoked</Badge>;
}

function validity({ issuanceDate, expirationDate }: Credential): string | undefined {
  if (expirationDate) return `Valid to ${formatDate(expirationDate)}`;
  return issuanceDate ? `Issued ${formatDate(issuanceDate)}` : undefined;
}
