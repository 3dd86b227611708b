import { useMessages } from '#i18n/messages-context.ts';
import { Button } from '#components/Button.tsx';
import { Field } from '#components/form/Field.tsx';
import { SubmissionStatus } from '#components/form/SubmissionStatus.tsx';
import { Textarea } from '#components/form/Textarea.tsx';
import { documentLimits } from '#wallet/entities/document.ts';

import type { Review } from './use-review.ts';

export interface ReviewFormProps {
  review: Review;
  /** True in the list, where the form only asks for the reason of a rejection. */
  rejectOnly?: boolean;
}

/** The comment of a decision, and the buttons that send it. A rejection requires the comment (local §5). */
export function ReviewForm({ review, rejectOnly = false }: ReviewFormProps) {
  const t = useMessages('work').review;
  const { problems, submitting, failure, edited, form, comment, setComment, busy } = review;
  return (
    <form {...form}>
      {/* Locked during the submission: the form must show exactly the decision that is sent. */}
      <fieldset role="none" disabled={submitting} className="flex min-w-0 flex-col gap-4">
        <Field
          label={rejectOnly ? t.reason : t.comment}
          hint={rejectOnly ? t.reasonHint : t.commentHint}
          error={problems.comment && t.reasonMissing}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={documentLimits.comment}
              value={comment}
              onChange={(event) => {
                setComment(event.target.value);
                edited();
              }}
              height="note"
            />
          )}
        </Field>

        <SubmissionStatus busy={submitting} failure={failure} />

        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <Button type="submit" tone="secondary" value="reject" busy={busy === 'reject'}>
            {t.reject}
          </Button>
          {!rejectOnly && (
            <Button type="submit" value="approve" busy={busy === 'approve'}>
              {t.approve}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  );
}
