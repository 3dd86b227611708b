import { failureKind, refusalOf, type FailureKind } from './failure.ts';

/** What happened and what comes before another try; an answer that cannot be read is the provider's fault too. */
const beforeAgain: Readonly<Record<FailureKind, string>> = {
  unreachable: 'Check your connection',
  unreadable: 'Something went wrong on our side. Wait a moment',
  'too-many': 'There were too many requests. Wait a minute',
  refused: 'The wallet service did not accept this. Check what you entered',
  broken: 'Something went wrong on our side. Wait a moment',
};

/**
 * What a person is told of an action that failed: the provider's own sentence, or what happened and what to do. `again`
 * says how to try again, as the second half of a sentence without its full stop: `send again`.
 */
export function failureMessage(error: unknown, again: string): string {
  return refusalOf(error)?.reason ?? `${beforeAgain[failureKind(error)]} and ${again}.`;
}
