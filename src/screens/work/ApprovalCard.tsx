import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import type { Navigate } from '#components/Link.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { ReviewAction } from '#wallet/entities/document.ts';
import { decisionBy, decisionOf, type WorkApproval } from '#wallet/entities/work-approval.ts';
import { isAbort, refusalOf } from '#wallet/failure.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { documentPath } from '#wallet/paths.ts';
import { lostDecision } from '#wallet/forms/document-review.ts';

import { decisionLooks, PriorityBadge } from './approval-looks.tsx';

export interface ApprovalCardProps {
  approval: WorkApproval;
  /** Sends the decision; rejects if that failed. */
  onDecide: (approval: WorkApproval, action: ReviewAction) => Promise<void>;
  onNavigate: Navigate;
  notify: Notify;
  /** Called when a decision starts. */
  onDeciding: () => void;
  /** True if this is the approval that the user decided last: only its outcome may receive the focus. */
  isLatest: () => boolean;
}

/** `decided`: the provider has accepted the decision; the list may show it a moment later. */
type Stage =
  | { name: 'idle' }
  | { name: 'deciding' | 'decided'; action: ReviewAction }
  /** `refused`: true if the provider refused the decision, false if its answer was lost. */
  | { name: 'failed'; failure: string; refused: boolean };

/** A document of the work list: its subject, priority and status, and buttons to decide. */
export function ApprovalCard({
  approval,
  onDecide,
  onNavigate,
  notify,
  onDeciding,
  isLatest,
}: ApprovalCardProps) {
  const { documentId, title, description, priority, status } = approval;
  const { isFirstRequest = false } = approval;
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const titleId = useId();
  const statusId = useId();
  const card = useRef<HTMLElement>(null);
  const { run } = useOneAtATime();

  const decision = stage.name === 'decided' ? decisionBy[stage.action] : decisionOf(status);
  const pending = decision === 'pending';

  // The pressed button disappears with the decision, so the card receives the focus.
  const wasPending = useRef(pending);
  useLayoutEffect(() => {
    if (wasPending.current && !pending && isLatest() && isFocusLost()) card.current?.focus();
    wasPending.current = pending;
  });

  async function decide(action: ReviewAction) {
    onDeciding();
    setStage({ name: 'deciding', action });
    try {
      await onDecide(approval, action);
      // Synchronously: a notice is rendered at once, and the card must not lag a frame behind.
      flushSync(() => {
        setStage({ name: 'decided', action });
        notify(notices[`document.${decisionBy[action]}`]);
      });
    } catch (error) {
      if (isAbort(error)) return;
      const refused = refusalOf(error)?.reason !== undefined;
      setStage({
        name: 'failed',
        failure: refused
          ? failureMessage(error, 'try again')
          : `${lostDecision(error)} ${failureMessage(error, 'try again')}`,
        refused,
      });
      notify(writeFailureNotice(error, notices['document.action-failed']));
    }
  }

  const { tone, label } = decisionLooks[decision];
  return (
    <li>
      <article
        ref={card}
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={statusId}
        className="rounded-card"
      >
        <Card>
          <div className="flex flex-col gap-4">
            <div className="flex flex-col gap-1">
              <h3 id={titleId} className="text-row font-semibold wrap-anywhere">
                {title}
              </h3>
              {description && (
                <p className="text-body wrap-anywhere text-ink-muted">{description}</p>
              )}
            </div>
            <SenderAndAmount {...approval} />
            <div className="flex flex-wrap items-center gap-2">
              <p id={statusId} className="flex">
                <Badge tone={tone}>{label}</Badge>
              </p>
              <p className="flex max-w-full">
                <PriorityBadge priority={priority} />
              </p>
              {pending && isFirstRequest && (
                <p className="flex max-w-full">
                  <Badge wraps tone="caution">
                    First request
                  </Badge>
                </p>
              )}
              <div className="-my-2 -mr-4 ml-auto">
                <ButtonLink
                  tone="quiet"
                  size="small"
                  aria-label={`View ${title}`}
                  to={documentPath(documentId)}
                  onNavigate={onNavigate}
                >
                  View
                </ButtonLink>
              </div>
            </div>
            {/* Omitted after a lost answer if the list shows that the decision succeeded. */}
            {stage.name === 'failed' && (pending || stage.refused) && (
              <InlineNotice tone="negative">{stage.failure}</InlineNotice>
            )}
            {pending && (
              <DecisionButtons
                title={title}
                deciding={stage.name === 'deciding' ? stage.action : undefined}
                onDecide={(action) => void run(() => decide(action))}
              />
            )}
          </div>
        </Card>
      </article>
    </li>
  );
}

function SenderAndAmount({ submittedBy, amount, currency }: WorkApproval) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {submittedBy && (
        <p className="max-w-full flex-[1_1_6rem] text-small wrap-anywhere text-ink-muted">
          From {submittedBy}
        </p>
      )}
      {amount && (
        <p className="ml-auto max-w-full text-right text-row font-semibold wrap-anywhere">
          <span className="sr-only">Amount: </span>
          {amount} <span className="text-body font-normal text-ink-muted">{currency}</span>
        </p>
      )}
    </div>
  );
}

function DecisionButtons({
  title,
  deciding,
  onDecide,
}: {
  title: string;
  /** The decision that is being sent. */
  deciding: ReviewAction | undefined;
  onDecide: (action: ReviewAction) => void;
}) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3">
      <Button
        tone="secondary"
        size="small"
        aria-label={`Reject ${title}`}
        busy={deciding === 'reject'}
        disabled={deciding !== undefined}
        onClick={() => onDecide('reject')}
      >
        Reject
      </Button>
      <Button
        size="small"
        aria-label={`Approve ${title}`}
        busy={deciding === 'approve'}
        disabled={deciding !== undefined}
        onClick={() => onDecide('approve')}
      >
        Approve
      </Button>
    </div>
  );
}
