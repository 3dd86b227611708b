import { useFailureMessage } from '#components/form/use-failure-message.ts';
import { useMessages } from '#i18n/messages-context.ts';
import type { Repeated } from '#wallet/failure-message.ts';
import { refusalOf } from '#wallet/failure.ts';
import { isUncertain } from '#wallet/write-failure.ts';

/** A failed decision on a document: its message, and whether the provider refused it or its answer was lost. */
export interface DecisionFailure {
  message: string;
  refused: boolean;
}

/** The failure of a decision. Without an answer of the provider, the decision may have been recorded. */
export function useDecisionFailure(): (error: unknown, repeated?: Repeated) => DecisionFailure {
  const failureMessage = useFailureMessage();
  const t = useMessages('work').lostDecision;
  return (error, repeated) => {
    const refused = refusalOf(error)?.reason !== undefined;
    const cause = failureMessage(error, repeated);
    if (refused) return { refused, message: cause };
    return { refused, message: `${isUncertain(error) ? t.unknown : t.failed} ${cause}` };
  };
}
