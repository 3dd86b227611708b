import { useId, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { textAround } from '#i18n/text-around.ts';
import { AlertDialog } from '#components/AlertDialog.tsx';
import { SubmitBar } from '#components/form/SubmitBar.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import type { WorkApproval } from '#wallet/entities/work-approval.ts';
import { formatCount } from '#wallet/money/format-figure.ts';
import { notices, writeFailureNotice, type Notify } from '#wallet/notices/notices.ts';
import { approvalSum } from '#wallet/rules/approval-sum.ts';

import { useDecisionFailure } from '#widgets/use-decision-failure.ts';

export interface ApproveSeveralProps {
  /** The selected approvals, all pending. */
  selected: readonly WorkApproval[];
  /** Approves one; rejects if that failed. */
  onApprove: (approval: WorkApproval) => Promise<void>;
  /** Called when the approvals are being sent, and when they have ended. */
  onApproving: (approving: boolean) => void;
  /** Called at the end, with the ids of the approvals that failed. */
  onApproved: (failed: readonly WorkApproval['id'][]) => void;
  notify: Notify;
}

/**
 * Approves the selected documents after one confirmation. Each is sent and answered by itself, so that one that fails
 * does not prevent the others (decision 162).
 */
export function ApproveSeveral({
  selected,
  onApprove,
  onApproving,
  onApproved,
  notify,
}: ApproveSeveralProps) {
  const t = useMessages('work');
  const decisionFailure = useDecisionFailure();
  const { cancel } = useMessages('common');
  const formId = useId();
  const [asked, setAsked] = useState<readonly WorkApproval[]>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useOneAtATime();

  async function approve(approvals: readonly WorkApproval[]) {
    setAsked(undefined);
    setFailure(undefined);
    onApproving(true);
    const failed: { approval: WorkApproval; error: unknown }[] = [];
    for (const approval of approvals) {
      try {
        await onApprove(approval);
      } catch (error) {
        failed.push({ approval, error });
      }
    }
    onApproving(false);
    onApproved(failed.map(({ approval }) => approval.id));
    const [first] = failed;
    if (first === undefined) {
      notify(
        approvals.length === 1
          ? notices['document.approved']
          : notices['work.several-approved'](formatCount(approvals.length)),
      );
      return;
    }
    const done = approvals.length - failed.length;
    setFailure(
      [
        t.several.outcome(formatCount(done), formatCount(failed.length)),
        ...failed.map(
          ({ approval, error }) => `${approval.title}: ${decisionFailure(error).message}`,
        ),
      ].join(' '),
    );
    notify(writeFailureNotice(first.error, notices['document.action-failed']));
  }

  return (
    <>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) setAsked(selected);
        }}
      />
      <SubmitBar
        form={formId}
        busy={busy}
        disabled={selected.length === 0}
        hint={selected.length === 0 ? t.several.hint : undefined}
        failure={failure === undefined ? undefined : { message: failure, outcomeUnknown: false }}
      >
        {busy ? t.several.approving : t.several.approve(formatCount(selected.length))}
      </SubmitBar>
      {asked && (
        <AlertDialog
          title={t.several.ask(formatCount(asked.length))}
          confirmLabel={t.approvals.approve}
          cancelLabel={cancel}
          tone="primary"
          onConfirm={() => void run(() => approve(asked))}
          onCancel={() => setAsked(undefined)}
        >
          <Together approvals={asked} />
        </AlertDialog>
      )}
    </>
  );
}

/** The titles of approvals, and the sum of their amounts in each currency. */
function Together({ approvals }: { approvals: readonly WorkApproval[] }) {
  const { several } = useMessages('work');
  const { sums, without } = approvalSum(approvals);
  const [beforeSums, afterSums] = textAround((figures) =>
    without > 0
      ? several.togetherWithout(figures, formatCount(without))
      : several.together(figures),
  );
  return (
    <>
      <ul className="flex flex-col gap-1">
        {approvals.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      {sums.length > 0 && (
        <p>
          {beforeSums}
          <span className="font-semibold">{sums.join(several.and)}</span>
          {afterSums}
        </p>
      )}
    </>
  );
}
