import { IdCard as IdCardIcon } from 'lucide-react';

import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { Credential } from '#wallet/entities/credential.ts';
import { english } from '#wallet/labels/english.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { CredentialDetails, type CredentialDetailsProps } from './CredentialDetails.tsx';

export interface CredentialState {
  credential: Loadable<Credential> | { status: 'not-found' };
  /** Says whether it has expired. */
  now: Date;
}

export interface CredentialActions extends Omit<CredentialDetailsProps, 'credential' | 'now'> {
  onRetry: () => void;
}

/** A credential of the person, with all that the wallet knows about it (decision 110). */
export function CredentialScreen({
  credential,
  now,
  onRetry,
  ...actions
}: CredentialState & CredentialActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Credential"
        back={{ to: paths.digitalId, label: english.back }}
        onNavigate={actions.onNavigate}
      />
      {credential.status === 'not-found' ? (
        <CredentialNotFound onNavigate={actions.onNavigate} />
      ) : (
        <Loaded
          from={credential}
          skeleton={<CredentialSkeleton />}
          errorTitle="We could not load the credential"
          labels={english.loadError}
          onRetry={onRetry}
        >
          {(data) => <CredentialDetails credential={data} now={now} {...actions} />}
        </Loaded>
      )}
    </Screen>
  );
}

function CredentialNotFound({ onNavigate }: { onNavigate: Navigate }) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <IconMark icon={IdCardIcon} tone="info" />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">Credential Not Found</h2>
          <p className="text-body text-ink-muted">You have no credential at this address.</p>
        </div>
        <ButtonLink to={paths.digitalId} onNavigate={onNavigate}>
          Go to DigitalID
        </ButtonLink>
      </div>
    </Card>
  );
}

function CredentialSkeleton() {
  return (
    <Loading label="Loading the credential">
      <Skeleton shape="idCard" />
      <Card inset="rows">
        <SkeletonRows count={4} />
      </Card>
    </Loading>
  );
}
