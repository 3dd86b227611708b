/** An action that the provider refused, as the client raises it. */
export interface Refusal {
  /** The HTTP status. */
  status: number;
  /** The provider's own sentence, where it sent one. */
  reason: string | undefined;
  /** What it is about, where the provider tells it apart. */
  code: string | undefined;
  /** How often a code can still be tried, where the provider says it. */
  triesLeft: number | undefined;
}

/** The refusal in an error; nothing when the provider could not be reached or its answer not be read. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return undefined;
  }
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const triesLeft =
    'triesLeft' in error && typeof error.triesLeft === 'number' ? error.triesLeft : undefined;
  return { status: error.status, reason, code, triesLeft };
}

/** Whether an error says that something was called off, so that no one waits for its outcome any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * What kind of failure an error is:
 *
 * - `unreachable`: no answer arrived;
 * - `unreadable`: the answer is not what it should be;
 * - `too-many`: the provider asks to wait (429);
 * - `refused`: the provider does not do this (every other 4xx);
 * - `broken`: the provider failed (5xx), or the wallet itself.
 */
export type FailureKind = 'unreachable' | 'unreadable' | 'too-many' | 'refused' | 'broken';

/** The kind of failure behind an error of the client. */
export function failureKind(error: unknown): FailureKind {
  const status = refusalOf(error)?.status;
  if (status !== undefined)
    return status === 429 ? 'too-many' : status < 500 ? 'refused' : 'broken';
  // The vocabulary knows nothing of the client, so it goes by the names of its errors.
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnreachableError') return 'unreachable';
  return name === 'UnreadableError' ? 'unreadable' : 'broken';
}
