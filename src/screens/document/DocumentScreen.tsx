import { FileSearch } from 'lucide-react';

import { ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { IconMark } from '#components/IconMark.tsx';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#components/Skeleton.tsx';
import { english } from '#wallet/labels/english.ts';
import {
  isReviewable,
  type DocumentAttachment,
  type DocumentLookup,
} from '#wallet/entities/document.ts';
import type { DocumentReview } from '#wallet/forms/document-review.ts';
import type { Notify } from '#wallet/notices/notices.ts';
import { paths } from '#wallet/paths.ts';

import { AttachmentList } from './AttachmentList.tsx';
import { BlockchainProof } from './BlockchainProof.tsx';
import { DocumentExpenses } from './DocumentExpenses.tsx';
import { DocumentOverview } from './DocumentOverview.tsx';
import { DocumentTimeline } from './DocumentTimeline.tsx';
import { ReviewForm } from './ReviewForm.tsx';

export interface DocumentState {
  lookup: DocumentLookup;
}

export interface DocumentActions {
  onNavigate: Navigate;
  onDownload: (attachment: DocumentAttachment) => void;
  /** Decides on the document; rejects when that failed. The signal aborts when the person leaves. */
  onReview: (review: DocumentReview, signal: AbortSignal) => Promise<void>;
  notify: Notify;
}

/** A document of the work area with everything about it, and the decision on it while it is pending (local §2). */
export function DocumentScreen({
  lookup,
  onNavigate,
  onDownload,
  onReview,
  notify,
}: DocumentState & DocumentActions) {
  return (
    <Screen>
      <ScreenHeader
        title="Document Details"
        back={{ to: paths.work, label: english.back }}
        onNavigate={onNavigate}
      />
      {lookup.status === 'loading' && <DocumentSkeleton />}
      {lookup.status === 'not-found' && <DocumentNotFound onNavigate={onNavigate} />}
      {lookup.status === 'found' && (
        <>
          <DocumentOverview document={lookup.document} />
          <DocumentExpenses document={lookup.document} />
          <AttachmentList attachments={lookup.document.attachments} onDownload={onDownload} />
          <BlockchainProof proof={lookup.document.blockchain} />
          <DocumentTimeline events={lookup.document.history} />
          {isReviewable(lookup.document) && (
            <ReviewForm
              onReview={onReview}
              onReviewed={() => onNavigate(paths.work)}
              notify={notify}
            />
          )}
        </>
      )}
    </Screen>
  );
}

function DocumentNotFound({ onNavigate }: { onNavigate: Navigate }) {
  return (
    <Card>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <IconMark icon={FileSearch} tone="info" />
        <div className="flex flex-col gap-1.5">
          <h2 className="text-title font-bold">Document Not Found</h2>
          <p className="text-body text-ink-muted">There is no document at this address.</p>
        </div>
        <ButtonLink to={paths.work} onNavigate={onNavigate}>
          Back to Work
        </ButtonLink>
      </div>
    </Card>
  );
}

function DocumentSkeleton() {
  return (
    <Loading label="Loading the document">
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
