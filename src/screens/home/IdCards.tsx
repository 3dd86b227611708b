import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { stackedCard } from '#widgets/credential-card.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Credential } from '#wallet/entities/credential.ts';
import { idCards } from '#wallet/entities/digital-id.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { CardPocket, EmptyPocket } from './CardPocket.tsx';
import { IdCardsSkeleton } from './IdCardsSkeleton.tsx';

export interface IdCardsProps {
  credentials: Loadable<readonly Credential[]>;
  /** The current time, which decides which cards have expired. */
  now: Date;
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The user's ID cards, each linked to its page, or a link to add the first one (decision 110). */
export function IdCards({ credentials, now, onNavigate, onRetry }: IdCardsProps) {
  const { idCards: t } = useMessages('home');
  const faces = useMessages('cards');
  const dates = useDates();
  return (
    <Loaded
      from={credentials}
      skeleton={<IdCardsSkeleton />}
      errorTitle={faces.none.failed}
      onRetry={onRetry}
    >
      {(data) => {
        const cards = idCards(data);
        return cards.length === 0 ? (
          <NoIdCards onNavigate={onNavigate} />
        ) : (
          <CardPocket
            label={t.title}
            cards={cards.map((credential) => stackedCard(credential, now, faces, dates))}
            onNavigate={onNavigate}
          />
        );
      }}
    </Loaded>
  );
}

/** Shown if there are no ID cards. */
function NoIdCards({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('cards').none;
  return (
    <EmptyPocket>
      <p className="text-body wrap-anywhere">{t.empty}</p>
      <ButtonLink tone="secondary" size="small" to={paths.verifyIdentity} onNavigate={onNavigate}>
        {t.verify}
      </ButtonLink>
    </EmptyPocket>
  );
}
