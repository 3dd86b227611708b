import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '#components/Button.tsx';
import { Field, TextField } from '#components/form/Field.tsx';
import { ScreenHeader } from '#components/form/ScreenHeader.tsx';
import { SubmitBar } from '#components/form/SubmitBar.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { useDraft } from '#components/form/use-draft.ts';
import { useSubmission } from '#components/form/use-submission.ts';
import type { Navigate } from '#components/Link.tsx';
import { Screen } from '#components/Screen.tsx';
import { SegmentedControl } from '#components/SegmentedControl.tsx';
import { Select } from '#components/Select.tsx';
import { useOneAtATime } from '#components/use-one-at-a-time.ts';
import { codeLabel } from '#wallet/code-label.ts';
import {
  documentCurrencies,
  documentKinds,
  documentLimits,
  documentPriorities,
  type DocumentCurrency,
  type WorkDocument,
} from '#wallet/entities/document.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import {
  approverRefusal,
  checkApprovalRequest,
  concernsDetails,
  emptyApprovalRequest,
  type ApprovalRequest,
  type ApprovalRequestDraft,
  type ApprovalRequestFields,
  type ApproverRefusal,
  type ChosenFile,
} from '#wallet/forms/request-approval.ts';
import { english } from '#wallet/labels/english.ts';
import { failureNotice, notices, type Notify } from '#wallet/notices/notices.ts';
import { documentPath, paths } from '#wallet/paths.ts';

import { AttachmentChooser, type AttachmentChooserProps } from './AttachmentChooser.tsx';
import { MoneyField } from './MoneyField.tsx';
import { RequestDetails } from './RequestDetails.tsx';

export interface RequestApprovalActions extends Pick<
  AttachmentChooserProps,
  'onReadFile' | 'onReadImage' | 'log'
> {
  /**
   * Sends the request; rejects if that failed. Resolves with the id of the new document, or undefined if the answer
   * is unreadable.
   */
  onRequest: (request: ApprovalRequest) => Promise<WorkDocument['id'] | undefined>;
  onNavigate: Navigate;
  notify: Notify;
}

const currencyNames: Readonly<Record<DocumentCurrency, string>> = {
  KRW: 'Korean won',
  USD: 'US dollar',
  EUR: 'Euro',
  JPY: 'Japanese yen',
  CNY: 'Chinese yuan',
  SGD: 'Singapore dollar',
};

const currencyOptions = documentCurrencies.map((value) => ({
  value,
  label: `${currencyNames[value]} (${value})`,
}));

const kindOptions = documentKinds.map((value) => ({ value, label: codeLabel(value) }));

const prioritySegments = documentPriorities.map((value) => ({ value, label: codeLabel(value) }));

const approverMessages: Readonly<
  Record<ApprovalRequestFields['approverEmail'] | ApproverRefusal, string>
> = {
  missing: 'Enter the e-mail address of the person who decides.',
  malformed: 'Enter an e-mail address like name@example.com.',
  unknown: 'No one here has this e-mail address. Check it, or invite them to the wallet first.',
  self: 'This is your own e-mail address. Somebody else has to decide.',
};

/** Asks another user for an approval (decision 107). */
export function RequestApprovalScreen({
  onReadFile,
  onReadImage,
  onRequest,
  onNavigate,
  notify,
  log,
}: RequestApprovalActions) {
  const [draft, setDraft] = useDraft('request-approval', () => emptyApprovalRequest);
  const [detailsOpen, setDetailsOpen] = useDraft('request-approval.details', () => false);
  // Not a draft: files are not stored beyond the session.
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const reading = useOneAtATime();
  const [refusedApprover, setRefusedApprover] = useState<ApproverRefusal>();
  const detailsId = useId();
  const { problems, submitting, failure, edited, form } = useSubmission({
    result: checkApprovalRequest(draft, files),
    onRefused({ problem, fields }) {
      if (concernsDetails(fields)) setDetailsOpen(true);
      notify(notices[problem]);
    },
    submit: onRequest,
    onSubmitted(_, left, documentId) {
      setDraft(emptyApprovalRequest);
      setDetailsOpen(false);
      setFiles([]);
      notify(notices['request-approval.sent']);
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
      return failureMessage(error, 'send it again. The same request is never made twice');
    },
  });
  const change = (part: Partial<ApprovalRequestDraft>) => {
    setDraft({ ...draft, ...part });
    edited();
  };

  const DetailsIcon = detailsOpen ? ChevronUp : ChevronDown;
  return (
    <Screen>
      <ScreenHeader
        title="Request Approval"
        back={{ to: paths.work, label: english.back }}
        onNavigate={onNavigate}
      />
      <form {...form} className="flex flex-col gap-6">
        {/* Locked during the submission: the form must show exactly the data that is sent. */}
        <fieldset disabled={submitting} className="flex min-w-0 flex-col gap-5">
          <RequestFields
            draft={draft}
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
              setFiles(next);
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
            Period, destinations and categories
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
          hint={reading.busy ? 'Wait until the files are read.' : undefined}
          failure={failure}
        >
          {submitting ? 'Sending…' : 'Send request'}
        </SubmitBar>
      </form>
    </Screen>
  );
}

/** The subject and the approver of the request. */
function RequestFields({
  draft,
  problems,
  approverProblem,
  onChange,
}: {
  draft: ApprovalRequestDraft;
  problems: Partial<ApprovalRequestFields>;
  approverProblem: keyof typeof approverMessages | undefined;
  onChange: (part: Partial<ApprovalRequestDraft>) => void;
}) {
  return (
    <>
      <MoneyField
        label="Amount"
        currency={draft.currency}
        problem={problems.amount}
        value={draft.amount}
        onValueChange={(amount) => onChange({ amount })}
      />
      <Select
        label="Currency"
        autoComplete="off"
        options={currencyOptions}
        value={draft.currency}
        onChange={({ target }) =>
          onChange({
            currency:
              documentCurrencies.find((currency) => currency === target.value) ?? draft.currency,
          })
        }
      />
      <TextField
        label="Approver’s e-mail"
        type="email"
        placeholder="name@example.com"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={documentLimits.email}
        required
        error={approverProblem && approverMessages[approverProblem]}
        value={draft.approverEmail}
        onChange={({ target }) => onChange({ approverEmail: target.value })}
      />
      <TextField
        label="Title"
        placeholder="Trip to Tokyo"
        autoComplete="off"
        maxLength={documentLimits.title}
        required
        error={problems.title && 'Give the request a title.'}
        value={draft.title}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <Select
        label="Kind"
        autoComplete="off"
        placeholder="Choose a kind"
        required
        options={kindOptions}
        error={problems.type && 'Choose what it is for.'}
        value={draft.type}
        onChange={({ target }) =>
          onChange({ type: documentKinds.find((kind) => kind === target.value) ?? '' })
        }
      />
      <SegmentedControl
        label="Priority"
        segments={prioritySegments}
        value={draft.priority}
        onValueChange={(priority) => onChange({ priority })}
      />
      <Field label="Description (optional)">
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
