import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Section } from '#components/Section.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Navigate } from '#components/Link.tsx';
import { CardStack } from '#widgets/CardStack.tsx';
import { stackedCard } from '#widgets/credential-card.tsx';
import { formatCount } from '#wallet/money/format-figure.ts';
import type { Credential } from '#wallet/entities/credential.ts';

export interface CredentialListProps {
  /** All credentials, the latest first. The screen shows the first one as a full card. */
  credentials: readonly Credential[];
  /** The current time, which decides which credentials have expired. */
  now: Date;
  onNavigate: Navigate;
}

/** Number of credentials that the screen shows until all are requested, including the full card. */
const shownFirst = 5;

/** The other credentials of the user as a stack of cards: the latest, and all of them on demand. */
export function CredentialList({ credentials, now, onNavigate }: CredentialListProps) {
  const t = useMessages('identity').credentials;
  const faces = useMessages('cards');
  const dates = useDates();
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = credentials.length > shownFirst;
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
            {showsAll ? t.showFewer : t.showAll(formatCount(credentials.length))}
          </Button>
        )
      }
    >
      <CardStack
        label={t.title}
        cards={credentials
          .slice(1, showsAll ? undefined : shownFirst)
          .map((credential) => stackedCard(credential, now, faces, dates))}
        onNavigate={onNavigate}
      />
    </Section>
  );
}
