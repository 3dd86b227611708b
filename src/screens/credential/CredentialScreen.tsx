import { useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { PocketDrawing } from '#components/drawings/PocketDrawing.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { RemoveDialog } from '#components/RemoveDialog.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { Credential } from '#wallet/entities/credential.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { CredentialDetails } from './CredentialDetails.tsx';

export interface CredentialState {
  credential: Loadable<Credential> | { status: 'not-found' };
  /** The current time, which decides whether the credential has expired. */
  now: Date;
}

export interface CredentialActions {
  onNavigate: Navigate;
  /** Removes the credential; rejects if that failed. */
  onRemove: (id: Credential['id']) => Promise<void>;
  onRetry: () => void;
  notify: Notify;
}

/** A credential of the user with all its details (decision 110). */
export function CredentialScreen({
  credential,
  now,
  onNavigate,
  onRemove,
  onRetry,
  notify,
}: CredentialState & CredentialActions) {
  const t = useMessages('identity').credential;
  const { back } = useMessages('common');
  // The credential that is being removed. It stays on the screen: an update may drop it before the answer arrives.
  const [removing, setRemoving] = useState<Credential>();
  const shown = removing === undefined ? credential : ready(removing);
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.digitalId, label: back }}
        onNavigate={onNavigate}
      />
      {shown.status === 'not-found' ? (
        <CredentialNotFound onNavigate={onNavigate} />
      ) : (
        <Loaded
          from={shown}
          skeleton={<CredentialSkeleton />}
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => (
            <CredentialDetails credential={data} now={now} onAskRemove={() => setRemoving(data)} />
          )}
        </Loaded>
      )}
      {removing && (
        <RemoveDialog
          title={t.removeTitle}
          onRemove={() => onRemove(removing.id)}
          onRemoved={() => {
            notify(notices['credential.removed']);
            onNavigate(paths.digitalId);
          }}
          onFailed={(error) =>
            notify(writeFailureNotice(error, notices['credential.remove-failed']))
          }
          onCancel={() => setRemoving(undefined)}
        >
          <p>{removing.isVerified ? t.removeVerified : t.removeDeclared}</p>
        </RemoveDialog>
      )}
    </Screen>
  );
}

function CredentialNotFound({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('identity').credential;
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <PocketDrawing />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">{t.notFound}</h2>
          <p className="text-body text-ink-muted">{t.notFoundText}</p>
        </div>
        <ButtonLink to={paths.digitalId} onNavigate={onNavigate}>
          {t.goToDigitalId}
        </ButtonLink>
      </div>
    </Card>
  );
}

function CredentialSkeleton() {
  const t = useMessages('identity').credential;
  return (
    <Loading label={t.loading}>
      <Skeleton shape="idCard" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Card inset="rows">
        <SkeletonRows count={2} />
      </Card>
    </Loading>
  );
}
