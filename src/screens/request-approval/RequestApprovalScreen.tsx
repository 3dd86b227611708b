import { ChevronDown, ChevronUp, FileText } from 'lucide-react';
import { useId, useState } from 'react';

import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Card } from '#components/Card.tsx';
import { EmptyState } from '#components/EmptyState.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { SubmitBar } from '#components/form/SubmitBar.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { useSubmission } from '#components/form/use-submission.ts';
import type { Navigate } from '#components/Link.tsx';
import { Loaded } from '#components/Loaded.tsx';
import { Screen } from '#components/Screen.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { Select } from '#components/Select.tsx';
import { Loading, SkeletonRows } from '#components/Skeleton.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import {
  documentCurrencies,
  documentKinds,
  documentLimits,
  documentPriorities,
  type WorkDocument,
} from '#wallet/entities/document.ts';
import type { Loadable } from '#wallet/loadable.ts';
import { useFailureMessage } from '#components/form/use-failure-message.ts';
import {
  approverRefusal,
  checkApprovalRequest,
  concernsDetails,
  emptyApprovalRequest,
  hasDetails,
  type ApprovalRequest,
  type ApprovalRequestDraft,
  type ApprovalRequestFields,
  type ApproverRefusal,
  type ChosenFile,
} from '#wallet/forms/request-approval.ts';
import type { RequestContent } from '#wallet/forms/stored-request.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import { documentPath, paths } from '#wallet/paths.ts';

import { AttachmentChooser, type AttachmentChooserProps } from './AttachmentChooser.tsx';
import { MoneyField } from './MoneyField.tsx';
import { RequestDetails } from './RequestDetails.tsx';
import { RestoredDraft } from './RestoredDraft.tsx';
import { useRequestContent, type RequestStorage } from './use-request-content.ts';

/** A pending request of the user that the form corrects (decision 160). */
export interface Correction {
  id: WorkDocument['id'];
  /** The name of its approver, who cannot be changed. */
  approver: string;
  /** The content that was sent. */
  content: RequestContent;
}

export interface RequestApprovalState {
  /** The request to correct; undefined for a new one. `closed`: it is missing, or no longer pending. */
  correction: Loadable<Correction> | { status: 'closed' } | undefined;
}

export interface RequestApprovalActions extends Pick<
  AttachmentChooserProps,
  'onReadFile' | 'onReadImage' | 'log'
> {
  /** The unsent content of the form, on this device. */
  storage: RequestStorage;
  /**
   * Sends the request; rejects if that failed. Resolves with the id of the new document, or undefined if the answer
   * is unreadable.
   */
  onRequest: (request: ApprovalRequest) => Promise<WorkDocument['id'] | undefined>;
  onRetry: () => void;
  onNavigate: Navigate;
  notify: Notify;
}

const emailExample = 'name@example.com';

/** Asks another user for an approval, or corrects a request that is still pending (decisions 107 and 160). */
export function RequestApprovalScreen({
  correction,
  onRetry,
  onNavigate,
  ...actions
}: RequestApprovalState & RequestApprovalActions) {
  const t = useMessages('work').request;
  const { back } = useMessages('common');
  return (
    <Screen>
      <ScreenHeader
        title={correction === undefined ? t.title : t.correctTitle}
        back={{ to: paths.work, label: back }}
        onNavigate={onNavigate}
      />
      {correction === undefined ? (
        <RequestForm correction={undefined} onNavigate={onNavigate} {...actions} />
      ) : correction.status === 'closed' ? (
        <Card>
          <EmptyState icon={FileText}>{t.closed}</EmptyState>
        </Card>
      ) : (
        <Loaded
          from={correction}
          skeleton={
            <Loading label={t.loading}>
              <Card inset="rows">
                <SkeletonRows count={3} />
              </Card>
            </Loading>
          }
          errorTitle={t.failed}
          onRetry={onRetry}
        >
          {(data) => (
            <RequestForm key={data.id} correction={data} onNavigate={onNavigate} {...actions} />
          )}
        </Loaded>
      )}
    </Screen>
  );
}

/** An empty form, or the content of the request to correct. */
const initialContent = (correction: Correction | undefined): RequestContent =>
  correction?.content ?? { draft: emptyApprovalRequest, files: noFiles };

const noFiles: readonly ChosenFile[] = [];

function RequestForm({
  correction,
  onReadFile,
  onReadImage,
  onRequest,
  storage,
  onNavigate,
  notify,
  log,
}: { correction: Correction | undefined } & Omit<RequestApprovalActions, 'onRetry'>) {
  const failureMessage = useFailureMessage();
  const t = useMessages('work').request;
  const [initial] = useState(() => initialContent(correction));
  const formName = `request-approval${correction ? `.${correction.id}` : ''}`;
  const [detailsOpen, setDetailsOpen] = useDraft(`${formName}.details`, () =>
    hasDetails(initial.draft),
  );
  const content = useRequestContent(formName, initial, storage, (restored) => {
    if (hasDetails(restored.draft)) setDetailsOpen(true);
  });
  const { draft, files } = content;
  const reading = useOneAtATime();
  const [refusedApprover, setRefusedApprover] = useState<ApproverRefusal>();
  const detailsId = useId();
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkApprovalRequest(draft, files, { withApprover: correction === undefined }),
    onRefused({ problem, fields }) {
      if (concernsDetails(fields)) setDetailsOpen(true);
      notify(notices[problem]);
    },
    submit: onRequest,
    onSubmitted(_, left, documentId) {
      content.discard();
      setDetailsOpen(false);
      notify(notices[correction ? 'request-approval.corrected' : 'request-approval.sent']);
      if (!left) onNavigate(documentId === undefined ? paths.work : documentPath(documentId));
    },
    onFailed(error) {
      const refusal = approverRefusal(error);
      setRefusedApprover(refusal);
      if (refusal) {
        // The field shows the error. To try again would not help.
        notify(notices['request-approval.check-entries']);
        return undefined;
      }
      notify(failureNotice(error, notices['request-approval.failed']));
      return failureMessage(error, 'request');
    },
  });
  const change = (part: Partial<ApprovalRequestDraft>) => {
    content.change({ draft: { ...draft, ...part } });
    edited();
  };

  const DetailsIcon = detailsOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <RestoredDraft
        restored={content.restored}
        resetsTo={correction ? 'sent-request' : 'empty-form'}
        onDiscard={() => {
          content.discard();
          setDetailsOpen(hasDetails(initial.draft));
          edited();
        }}
      />
      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the data that is sent. */}
        <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-5">
          <RequestFields
            draft={draft}
            approver={correction?.approver}
            problems={problems}
            approverProblem={refusedApprover ?? problems.approverEmail}
            onChange={(part) => {
              if (part.approverEmail !== undefined) setRefusedApprover(undefined);
              change(part);
            }}
          />
          <AttachmentChooser
            files={files}
            onFilesChange={(next) => {
              content.change({ files: next });
              edited();
            }}
            onReadFile={onReadFile}
            onReadImage={onReadImage}
            reading={reading}
            log={log}
          />
          <Button
            tone="secondary"
            size="small"
            aria-expanded={detailsOpen}
            aria-controls={detailsOpen ? detailsId : undefined}
            onClick={() => setDetailsOpen(!detailsOpen)}
          >
            {t.details}
            <DetailsIcon aria-hidden className="size-4.5" strokeWidth={2} />
          </Button>
          {detailsOpen && (
            <div id={detailsId} className="flex flex-col gap-5">
              <RequestDetails draft={draft} problems={problems} onChange={change} />
            </div>
          )}
        </fieldset>

        <SubmitBar
          form={form.id}
          busy={submitting}
          disabled={reading.busy}
          hint={reading.busy ? t.readingFiles : undefined}
          failure={failure}
        >
          {submitting ? t.sending : correction ? t.sendCorrection : t.send}
        </SubmitBar>
      </form>
    </>
  );
}

/** The subject and the approver of the request. */
function RequestFields({
  draft,
  approver,
  problems,
  approverProblem,
  onChange,
}: {
  draft: ApprovalRequestDraft;
  /** The name of the approver of a corrected request. */
  approver: string | undefined;
  problems: Partial<ApprovalRequestFields>;
  approverProblem: ApprovalRequestFields['approverEmail'] | ApproverRefusal | undefined;
  onChange: (part: Partial<ApprovalRequestDraft>) => void;
}) {
  const { request: t, kinds, priorities } = useMessages('work');
  return (
    <>
      <MoneyField
        label={t.amount}
        currency={draft.currency}
        problem={problems.amount}
        value={draft.amount}
        onValueChange={(amount) => onChange({ amount })}
      />
      <Select
        label={t.currency}
        autoComplete="off"
        options={documentCurrencies.map((value) => ({ value, label: t.currencies[value] }))}
        value={draft.currency}
        onChange={({ target }) =>
          onChange({
            currency:
              documentCurrencies.find((currency) => currency === target.value) ?? draft.currency,
          })
        }
      />
      {approver === undefined ? (
        <TextField
          label={t.approverEmail}
          type="email"
          placeholder={emailExample}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={documentLimits.email}
          required
          error={approverProblem && t.approverProblems[approverProblem]}
          value={draft.approverEmail}
          onChange={({ target }) => onChange({ approverEmail: target.value })}
        />
      ) : (
        <p className="text-body wrap-anywhere">
          <span className="text-ink-muted">{t.approver}</span> {approver}
        </p>
      )}
      <TextField
        label={t.name}
        placeholder={t.nameExample}
        autoComplete="off"
        maxLength={documentLimits.title}
        required
        error={problems.title && t.nameMissing}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Select
        label={t.kind}
        autoComplete="off"
        placeholder={t.chooseKind}
        required
        options={documentKinds.map((value) => ({ value, label: kinds[value] }))}
        error={problems.type && t.kindMissing}
        value={draft.type}
        onChange={({ target }) =>
          onChange({ type: documentKinds.find((kind) => kind === target.value) ?? '' })
        }
      />
      <SegmentedControl
        label={t.priority}
        segments={documentPriorities.map((value) => ({ value, label: priorities[value] }))}
        value={draft.priority}
        onValueChange={(priority) => onChange({ priority })}
      />
      <Field label={t.description}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            autoComplete="off"
            maxLength={documentLimits.description}
            value={draft.description}
            onChange={({ target }) => onChange({ description: target.value })}
            height="note"
          />
        )}
      </Field>
    </>
  );
}
