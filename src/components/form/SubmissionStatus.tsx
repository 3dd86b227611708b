import { useSlow } from '#components/use-slow.ts';
import { useMessages } from '#i18n/messages-context.ts';

import { InlineNotice } from './InlineNotice.tsx';
import type { SubmissionFailure } from './use-submission.ts';

export interface SubmissionStatusProps {
  /** The action is running. */
  busy: boolean;
  /** The error of the action, or a note that its outcome is unknown. */
  failure: SubmissionFailure | undefined;
}

/** The status of a form's submission: slow, failed, or with an unknown outcome. */
export function SubmissionStatus({ busy, failure }: SubmissionStatusProps) {
  const { slowWrite } = useMessages('forms');
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
    // Always rendered, so that its new content is announced.
    <div aria-live="polite" className="contents">
      {slow && <InlineNotice>{slowWrite}</InlineNotice>}
    </div>
  );
}
