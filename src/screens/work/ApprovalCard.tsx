import { useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useMessages } from '#i18n/messages-context.ts';
import { Badge } from '#components/Badge.tsx';
import { Button, ButtonLink } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { Checkbox } from '#components/Checkbox.tsx';
import { InlineNotice } from '#components/form/InlineNotice.tsx';
import { isFocusLost } from '#components/is-focus-lost.ts';
import type { Navigate } from '#components/Link.tsx';
import { useDates } from '#components/use-dates.ts';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { ReviewAction } from '#wallet/entities/document.ts';
import {
  approvalState,
  decisionBy,
  type ApprovalState,
  type WorkApproval,
} from '#wallet/entities/work-approval.ts';
import { isAbort } from '#wallet/write-failure.ts';
import type { DocumentReview } from '#wallet/forms/document-review.ts';
import { notices, type Notify, writeFailureNotice } from '#wallet/notices/notices.ts';
import { documentPath } from '#wallet/paths.ts';

import { PriorityBadge, stateTones } from './approval-looks.tsx';
import { useDecisionFailure, type DecisionFailure } from '#widgets/use-decision-failure.ts';
import { RejectSheet } from './RejectSheet.tsx';

interface Selection {
  selected: boolean;
  disabled: boolean;
  onSelect: (selected: boolean) => void;
}

export interface ApprovalCardProps {
  approval: WorkApproval;
  /** Sends the decision; rejects if that failed. */
  onDecide: (approval: WorkApproval, review: DocumentReview) => Promise<void>;
  /** Selects the pending approval; undefined while none can be selected. */
  selection: Selection | undefined;
  onNavigate: Navigate;
  notify: Notify;
  /** Called when a decision starts. */
  onDeciding: () => void;
  /** True if this is the approval that the user decided last: only its outcome may receive the focus. */
  isLatest: () => boolean;
}

/** `decided`: the provider has accepted the decision; the list may show it a moment later. */
type Stage =
  | { name: 'idle' | 'approving' }
  | { name: 'decided'; action: ReviewAction }
  | ({ name: 'failed' } & DecisionFailure);

/** A document of the work list: its subject, priority and status, and buttons to decide. */
export function ApprovalCard({
  approval,
  onDecide,
  selection,
  onNavigate,
  notify,
  onDeciding,
  isLatest,
}: ApprovalCardProps) {
  const decisionFailure = useDecisionFailure();
  const { title, description } = approval;
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const [rejecting, setRejecting] = useState(false);
  const titleId = useId();
  const statusId = useId();
  const card = useRef<HTMLElement>(null);
  const { run } = useOneAtATime();

  const state = stage.name === 'decided' ? decisionBy[stage.action] : approvalState(approval);
  const pending = state === 'pending';

  // The pressed button disappears with the decision, so the card receives the focus.
  const wasPending = useRef(pending);
  useLayoutEffect(() => {
    if (wasPending.current && !pending && isLatest() && isFocusLost()) card.current?.focus();
    wasPending.current = pending;
  });

  async function approve() {
    onDeciding();
    setStage({ name: 'approving' });
    try {
      await onDecide(approval, { action: 'approve', comment: '' });
      // Synchronously: a notice is rendered at once, and the card must not lag a frame behind.
      flushSync(() => {
        setStage({ name: 'decided', action: 'approve' });
        notify(notices['document.approved']);
      });
    } catch (error) {
      if (isAbort(error)) return;
      setStage({ name: 'failed', ...decisionFailure(error) });
      notify(writeFailureNotice(error, notices['document.action-failed']));
    }
  }

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
            <Facts approval={approval} isRejected={state === 'rejected'} />
            <Badges approval={approval} state={state} statusId={statusId} onNavigate={onNavigate} />
            {/* Omitted after a lost answer if the list shows that the decision succeeded. */}
            {stage.name === 'failed' && !(rejecting && pending) && (pending || stage.refused) && (
              <InlineNotice tone="negative">{stage.message}</InlineNotice>
            )}
            {pending && selection && <SelectBox title={title} {...selection} />}
            {pending && !selection && (
              <DecisionButtons
                title={title}
                approving={stage.name === 'approving'}
                onReject={() => {
                  onDeciding();
                  setRejecting(true);
                }}
                onApprove={() => void run(approve)}
              />
            )}
          </div>
        </Card>
        {/* Closes when another user has decided: the card then shows why the rejection was refused. */}
        {rejecting && pending && (
          <RejectSheet
            approval={approval}
            onReject={(review) => onDecide(approval, review)}
            onRejected={() => {
              setRejecting(false);
              setStage({ name: 'decided', action: 'reject' });
            }}
            onFailed={(failure) => setStage({ name: 'failed', ...failure })}
            onClose={() => {
              setRejecting(false);
              setStage({ name: 'idle' });
            }}
            notify={notify}
          />
        )}
      </article>
    </li>
  );
}

/** The state, the priority and the link to the document. */
function Badges({
  approval: { documentId, title, priority, isFirstRequest = false },
  state,
  statusId,
  onNavigate,
}: Pick<ApprovalCardProps, 'approval' | 'onNavigate'> & {
  state: ApprovalState;
  /** The id of the state, which describes the card. */
  statusId: string;
}) {
  const t = useMessages('work');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p id={statusId} className="flex">
        <Badge tone={stateTones[state]}>{t.states[state]}</Badge>
      </p>
      <p className="flex max-w-full">
        <PriorityBadge priority={priority} />
      </p>
      {state === 'pending' && isFirstRequest && (
        <p className="flex max-w-full">
          <Badge wraps tone="caution">
            {t.approvals.firstRequest}
          </Badge>
        </p>
      )}
      <div className="-my-2 -mr-4 ml-auto">
        <ButtonLink
          tone="quiet"
          size="small"
          aria-label={t.approvals.viewNamed(title)}
          to={documentPath(documentId)}
          onNavigate={onNavigate}
        >
          {t.approvals.view}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The requester, the amount, and what has happened to the approval. */
function Facts({ approval, isRejected }: { approval: WorkApproval; isRejected: boolean }) {
  const { formatDate } = useDates();
  const t = useMessages('work');
  const { reason, correctedAt } = approval;
  return (
    <>
      <SenderAndAmount {...approval} />
      {correctedAt && (
        <p className="text-small text-ink-muted">{t.correctedOn(formatDate(correctedAt))}</p>
      )}
      {isRejected && reason && (
        <p className="text-small wrap-anywhere">
          <span className="text-ink-muted">{t.approvals.reason}</span> {reason}
        </p>
      )}
    </>
  );
}

function SenderAndAmount({ submittedBy, amount, currency }: WorkApproval) {
  const t = useMessages('work');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      {submittedBy && (
        <p className="max-w-full flex-[1_1_6rem] text-small wrap-anywhere text-ink-muted">
          {t.approvals.from(submittedBy)}
        </p>
      )}
      {amount && (
        <p className="ml-auto max-w-full text-right text-row font-semibold wrap-anywhere">
          <span className="sr-only">{t.amountLabel}</span>
          {amount} <span className="text-body font-normal text-ink-muted">{currency}</span>
        </p>
      )}
    </div>
  );
}

function SelectBox({ title, selected, disabled, onSelect }: Selection & { title: string }) {
  const t = useMessages('work');
  return (
    <Checkbox
      label={
        <>
          {t.approvals.select}
          <span className="sr-only"> {title}</span>
        </>
      }
      checked={selected}
      disabled={disabled}
      onCheckedChange={onSelect}
    />
  );
}

function DecisionButtons({
  title,
  approving,
  onReject,
  onApprove,
}: {
  title: string;
  /** The approval is being sent. */
  approving: boolean;
  onReject: () => void;
  onApprove: () => void;
}) {
  const { approvals } = useMessages('work');
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3">
      <Button
        tone="secondary"
        size="small"
        aria-label={approvals.rejectNamed(title)}
        disabled={approving}
        onClick={onReject}
      >
        {approvals.reject}
      </Button>
      <Button
        tone="secondary"
        size="small"
        aria-label={approvals.approveNamed(title)}
        busy={approving}
        onClick={onApprove}
      >
        {approvals.approve}
      </Button>
    </div>
  );
}
