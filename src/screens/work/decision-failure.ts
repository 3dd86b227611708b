import { refusalOf } from '#wallet/failure.ts';
import { failureMessage } from '#wallet/failure-message.ts';
import { lostDecision } from '#wallet/forms/document-review.ts';

/** A failed decision: its message, and whether the provider refused it or its answer was lost. */
export interface DecisionFailure {
  message: string;
  refused: boolean;
}

/** The failure of a decision in the list. */
export function decisionFailure(error: unknown): DecisionFailure {
  const refused = refusalOf(error)?.reason !== undefined;
  const cause = failureMessage(error, 'try again');
  return { refused, message: refused ? cause : `${lostDecision(error)} ${cause}` };
}
