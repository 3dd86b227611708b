import { useMessages } from '#i18n/messages-context.ts';
import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { CompassDrawing } from '#components/drawings/CompassDrawing.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import type { WorkDocument } from '#wallet/entities/document.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { paths } from '#wallet/paths.ts';

import { AttachmentList, type AttachmentListProps } from './AttachmentList.tsx';
import { BlockchainProof } from './BlockchainProof.tsx';
import { DocumentExpenses } from './DocumentExpenses.tsx';
import { DocumentOverview } from './DocumentOverview.tsx';
import { DocumentTimeline } from './DocumentTimeline.tsx';
import { DocumentVersions } from './DocumentVersions.tsx';
import { OwnRequest, type OwnRequestProps } from './OwnRequest.tsx';
import { RequesterInfo, type RequesterInfoProps } from './RequesterInfo.tsx';
import { Review, type ReviewProps } from './Review.tsx';

export interface DocumentState {
  lookup: Loadable<WorkDocument> | { status: 'not-found' };
}

export interface DocumentActions
  extends
    Pick<AttachmentListProps, 'onDownload' | 'onPreview' | 'notify' | 'log'>,
    Pick<ReviewProps, 'onReview'>,
    Pick<OwnRequestProps, 'onTakeBack'>,
    Pick<RequesterInfoProps, 'onBlock'> {
  onRetry: () => void;
  onNavigate: Navigate;
}

/**
 * A document of the work area with all its details, and a form for its approver's decision while it is pending (local
 * §2).
 */
export function DocumentScreen({
  lookup,
  onRetry,
  onNavigate,
  ...actions
}: DocumentState & DocumentActions) {
  const t = useMessages('work').document;
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={t.title}
        back={{ to: paths.work, label: back }}
        onNavigate={onNavigate}
      />
      {lookup.status === 'not-found' ? (
        <DocumentNotFound onNavigate={onNavigate} />
      ) : (
        <Loaded
          from={lookup}
          skeleton={<DocumentSkeleton />}
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => (
            // The key remounts the details for another document: a comment belongs to one document only.
            <Details key={data.id} document={data} onNavigate={onNavigate} {...actions} />
          )}
        </Loaded>
      )}
    </Screen>
  );
}

function Details({
  document,
  onDownload,
  onPreview,
  onReview,
  onTakeBack,
  onBlock,
  onNavigate,
  notify,
  log,
}: { document: WorkDocument } & Omit<DocumentActions, 'onRetry'>) {
  return (
    <>
      <DocumentVersions document={document} onNavigate={onNavigate} />
      <DocumentOverview document={document} />
      <RequesterInfo document={document} onBlock={onBlock} />
      <DocumentExpenses document={document} />
      <AttachmentList
        attachments={document.attachments}
        onDownload={onDownload}
        onPreview={onPreview}
        notify={notify}
        log={log}
      />
      <BlockchainProof document={document} />
      <DocumentTimeline events={document.history} />
      <Review
        document={document}
        onReview={onReview}
        onReviewed={() => onNavigate(paths.work)}
        notify={notify}
      />
      <OwnRequest
        document={document}
        onTakeBack={onTakeBack}
        onNavigate={onNavigate}
        notify={notify}
      />
    </>
  );
}

function DocumentNotFound({ onNavigate }: { onNavigate: Navigate }) {
  const t = useMessages('work').document;
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <CompassDrawing />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">{t.notFound}</h2>
          <p className="text-body text-ink-muted">{t.notFoundText}</p>
        </div>
        <ButtonLink to={paths.work} onNavigate={onNavigate}>
          {t.backToWork}
        </ButtonLink>
      </div>
    </Card>
  );
}

function DocumentSkeleton() {
  const t = useMessages('work').document;
  return (
    <Loading label={t.loading}>
      <div className="flex flex-col gap-6">
        <Card>
          <div className="flex flex-col gap-4">
            <Skeleton width="half" />
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="control" width="half" />
            <Skeleton />
            <Skeleton />
          </div>
        </Card>
        <div className="flex flex-col gap-3">
          <Skeleton shape="title" width="half" />
          <Skeleton shape="identity" />
          <Skeleton shape="card" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton shape="title" width="third" />
          <Card inset="rows">
            <SkeletonRows count={3} />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
