import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import { credentialCard } from '#widgets/credential-card.tsx';
import { IdCardRow } from '#widgets/IdCardRow.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { useDates } from '#components/use-dates.ts';
import type { Credential } from '#wallet/entities/credential.ts';
import { idCards } from '#wallet/entities/digital-id.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

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
          <IdCardRow
            label={t.title}
            single="asOneOfMany"
            cards={cards.map((credential) =>
              credentialCard(credential, now, faces, dates, onNavigate),
            )}
          />
        );
      }}
    </Loaded>
  );
}

/** Shown if there are no ID cards; as high as a row of cards, so that nothing moves when it replaces the skeleton. */
function NoIdCards({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('cards').none;
  return (
    <div className="grid grid-cols-1 *:col-start-1 *:row-start-1">
      <span aria-hidden className="aspect-[85.6/54] w-[min(16rem,88%)]" />
      <Card>
        <div className="flex h-full items-center gap-4">
          <PocketDrawing size="small" />
          <div className="flex min-w-0 flex-col items-start gap-3">
            <p className="text-body wrap-anywhere">{t.empty}</p>
            <ButtonLink
              tone="secondary"
              size="small"
              to={paths.verifyIdentity}
              onNavigate={onNavigate}
            >
              {t.verify}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  );
}
