import { useSlow } from '#components/use-slow.ts';
import { englishForms } from '#wallet/labels/english-forms.ts';

import { InlineNotice } from './InlineNotice.tsx';
import type { SubmissionFailure } from './use-submission.ts';

export interface SubmissionStatusProps {
  /** The action is under way. */
  busy: boolean;
  /** Why the action failed, or that its outcome is not known yet. */
  failure: SubmissionFailure | undefined;
  /** What is said of an action that takes long. */
  slowLabel?: string;
}

/** What a form says of its submission: that it takes long, has failed, or that its outcome is not known yet. */
export function SubmissionStatus({
  busy,
  failure,
  slowLabel = englishForms.slowWrite,
}: SubmissionStatusProps) {
  const slow = useSlow(busy);
  if (failure !== undefined) {
    const { message, outcomeUnknown } = failure;
    return outcomeUnknown ? (
      <div role="alert">
        <InlineNotice tone="caution">{message}</InlineNotice>
      </div>
    ) : (
      <InlineNotice tone="negative">{message}</InlineNotice>
    );
  }
  return (
    // Always there, so that what appears in it is announced.
    <div aria-live="polite" className="contents">
      {slow && <InlineNotice>{slowLabel}</InlineNotice>}
    </div>
  );
}
