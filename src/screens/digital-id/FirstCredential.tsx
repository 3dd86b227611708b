import { useMessages } from '#i18n/messages-context.ts';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import { useDates } from '#components/use-dates.ts';
import { credentialCard } from '#widgets/credential-card.tsx';
import { IdCard } from '#widgets/IdCard.tsx';
import type { Credential } from '#wallet/entities/credential.ts';
import type { Loadable } from '#wallet/loadable.ts';

export interface FirstCredentialProps {
  /** The latest first. */
  credentials: Loadable<readonly Credential[]>;
  /** The current time, which decides which credentials have expired. */
  now: Date;
  onNavigate: Navigate;
  onRetry: () => void;
}

/** The latest credential as a full card, or a place for the first one with what to do. */
export function FirstCredential({ credentials, now, onNavigate, onRetry }: FirstCredentialProps) {
  const t = useMessages('identity').credentials;
  const faces = useMessages('cards');
  const dates = useDates();
  return (
    <Loaded
      from={credentials}
      skeleton={
        <Loading label={t.loading}>
          <Skeleton shape="idCard" />
        </Loading>
      }
      errorTitle={t.failed}
      onRetry={onRetry}
    >
      {([latest]) =>
        latest === undefined ? (
          <NoCredentials />
        ) : (
          <IdCard {...credentialCard(latest, now, faces, dates, onNavigate)} />
        )
      }
    </Loaded>
  );
}

/** Has the shape of a card, so that the screen looks the same with and without credentials. */
function NoCredentials() {
  const t = useMessages('identity').credentials;
  return (
    <div className="flex aspect-[85.6/54] flex-col items-center justify-center gap-3 rounded-id border-2 border-dashed border-control-line p-4 text-center">
      <PocketDrawing />
      <div>
        <p className="text-row font-semibold [text-wrap:balance]">{t.empty}</p>
        <p className="text-small [text-wrap:balance] text-ink-muted">{t.emptyHint}</p>
      </div>
    </div>
  );
}
