import { BadgePlus, ScanFace } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import type { Navigate } from '#components/Link.tsx';
import { LoadErrorCard } from '#components/LoadErrorCard.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { MaskedNumber } from '#widgets/MaskedNumber.tsx';
import { ButtonLink } from '#components/Button.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenTitle } from '#components/ScreenTitle.tsx';
import { Section } from '#components/Section.tsx';
import { Loading, Skeleton } from '#components/Skeleton.tsx';
import type { BiometricSetting } from '#widgets/use-biometric-change.ts';
import { didOf, latestFirst, shortDid, type Did } from '#wallet/entities/digital-id.ts';
import type { Credential } from '#wallet/entities/credential.ts';
import { exportedDid, type ExportedFile } from '#wallet/entities/did-export.ts';
import type { DidRecord } from '#wallet/entities/did-record.ts';
import type { Verification } from '#wallet/entities/digital-document.ts';
import { ready, type Loadable } from '#wallet/loadable.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import { notices, type Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { BiometricStatus } from './BiometricStatus.tsx';
import { CredentialList } from './CredentialList.tsx';
import { DidManagement } from './DidManagement.tsx';
import { FirstCredential } from './FirstCredential.tsx';
import { VerificationRequests } from './VerificationRequests.tsx';

/** Lazy-loaded, because it is rarely opened. It is shown once its chunk is loaded. */
const ShareDidSheet = lazy(async () => {
  const module = await import('./ShareDidSheet.tsx');
  return { default: module.ShareDidSheet };
});

export interface DigitalIdState {
  did: Loadable<DidRecord>;
  credentials: Loadable<readonly Credential[]>;
  /** The requests to verify an identity document, the latest first. */
  verifications: Loadable<readonly Verification[]>;
  /** The current time, which decides which credentials have expired, and is the date of an export. */
  now: Date;
  /** The start of the membership; used as the DID's date if its record has none (decision 26). */
  memberSince: string | undefined;
}

/** The ways to copy, share or export a DID. */
export interface DidSharing {
  /** Copies a text to the clipboard; rejects if that is refused. */
  onCopy: (text: string) => Promise<void>;
  /** Opens the device's share sheet; undefined if there is none. Rejects when the user closes it. */
  onShare?: ((text: string) => Promise<void>) | undefined;
  /** Saves a file on the device. */
  onSave: (file: ExportedFile) => void;
}

export interface DigitalIdActions {
  onNavigate: Navigate;
  /** Refetches a failed part. */
  onRetry: (part: 'did' | 'credentials' | 'verifications') => void;
  sharing: DidSharing;
  biometrics: BiometricSetting;
  /** Removes a verification request; rejects if that failed. */
  onRemoveVerification: (id: Verification['id']) => Promise<void>;
  notify: Notify;
  log: (problem: string, detail: unknown) => void;
}

/** The user's identity: their DID and their credentials (core §2). */
export function DigitalIdScreen({
  did: didRecord,
  credentials,
  verifications,
  now,
  memberSince,
  onNavigate,
  onRetry,
  sharing,
  biometrics,
  onRemoveVerification,
  notify,
  log,
}: DigitalIdState & DigitalIdActions) {
  const t = useMessages('identity').digitalId;
  const did = didRecord.status === 'ready' ? didOf(didRecord.data) : undefined;
  const sorted =
    credentials.status === 'ready' ? ready(latestFirst(credentials.data)) : credentials;
  const [shareOpen, setShareOpen] = useState(false);
  const lists = useRef<HTMLDivElement>(null);

  async function copy(address: string) {
    try {
      await sharing.onCopy(address);
      notify(notices['copy.done']);
    } catch (error) {
      log('Copying the DID failed', error);
      notify(notices['copy.failed']);
    }
  }

  function save(identity: Did) {
    if (credentials.status === 'ready') {
      sharing.onSave(exportedDid(identity, credentials.data, now));
      notify(notices['digital-id.exported']);
      return;
    }
    notify(notices['digital-id.export-not-ready']);
    if (credentials.status === 'failed') onRetry('credentials');
  }

  return (
    <Screen>
      <ScreenTitle>{t.title}</ScreenTitle>

      <FirstCredential
        credentials={sorted}
        now={now}
        onNavigate={onNavigate}
        onRetry={() => onRetry('credentials')}
      />

      <IdentityCard did={didRecord} credentials={credentials} onRetry={onRetry} />

      {/* Receives the focus when a request is removed together with the focused button. */}
      <div ref={lists} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        <IdentityActions onNavigate={onNavigate} />
        {verifications.status === 'ready' && (
          <VerificationRequests
            verifications={verifications.data}
            onNavigate={onNavigate}
            onRemove={onRemoveVerification}
            onRemoved={() => lists.current?.focus()}
            notify={notify}
          />
        )}
        {verifications.status === 'failed' && (
          <LoadErrorCard
            title={t.requestsFailed}
            failure={verifications}
            onRetry={() => onRetry('verifications')}
          />
        )}
        {sorted.status === 'loading' && <StackSkeleton />}
        {sorted.status === 'ready' && sorted.data.length > 1 && (
          <CredentialList credentials={sorted.data} now={now} onNavigate={onNavigate} />
        )}
      </div>
      {did && (
        <>
          <DidManagement
            address={did.address}
            createdAt={did.createdAt ?? memberSince}
            onCopy={() => void copy(did.address)}
            onShareQr={() => setShareOpen(true)}
            onExport={() => save(did)}
            onNavigate={onNavigate}
          />
          {shareOpen && (
            <Suspense>
              <ShareDidSheet
                address={did.address}
                onCopy={() => void copy(did.address)}
                onShare={sharing.onShare}
                onClose={() => setShareOpen(false)}
                notify={notify}
                log={log}
              />
            </Suspense>
          )}
          <BiometricStatus {...biometrics} log={log} />
        </>
      )}
    </Screen>
  );
}

/** The DID, and the number of credentials. It shows no zero, because the empty list does. */
function IdentityCard({
  did: didRecord,
  credentials,
  onRetry,
}: Pick<DigitalIdState & DigitalIdActions, 'did' | 'credentials' | 'onRetry'>) {
  const t = useMessages('identity').digitalId;
  const count = credentials.status === 'ready' ? credentials.data.length : 0;
  const did = didRecord.status === 'ready' ? didOf(didRecord.data) : undefined;
  return (
    <Loaded
      from={didRecord}
      skeleton={
        <Loading label={t.loading}>
          <div className="-mb-1 flex flex-col gap-2">
            <Skeleton width="half" />
            <Skeleton />
          </div>
        </Loading>
      }
      errorTitle={t.failed}
      onRetry={() => onRetry('did')}
    >
      {() => (
        <section aria-label={t.identity} className="-mb-1">
          <p className="text-small text-ink-muted">
            {t.identity}
            {count > 0 && <span> · {t.credentialCount(formatCount(count))}</span>}
          </p>
          <p className="font-mono text-body font-semibold wrap-anywhere">
            {did ? <MaskedNumber>{shortDid(did.address)}</MaskedNumber> : t.noDid}
          </p>
        </section>
      )}
    </Loaded>
  );
}

/** As high as the stack of three more credentials, which is usual. The full card says that it loads. */
function StackSkeleton() {
  const t = useMessages('identity').credentials;
  return (
    <Section title={t.title}>
      <Skeleton shape="stack" />
    </Section>
  );
}

function IdentityActions({ onNavigate }: Pick<DigitalIdActions, 'onNavigate'>) {
  const t = useMessages('identity').digitalId;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2.5">
      <ButtonLink tone="secondary" to={paths.verifyIdentity} onNavigate={onNavigate}>
        <ScanFace aria-hidden className="size-5" strokeWidth={1.75} />
        {t.verifyIdentity}
      </ButtonLink>
      <ButtonLink tone="secondary" to={paths.addCredential} onNavigate={onNavigate}>
        <BadgePlus aria-hidden className="size-5" strokeWidth={1.75} />
        {t.addCredential}
      </ButtonLink>
    </div>
  );
}
