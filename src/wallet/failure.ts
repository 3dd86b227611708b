/** An action that the provider refused, as the client raises it. */
export interface Refusal {
  /** The HTTP status. */
  status: number;
  /** The provider's own sentence, where it sent one. */
  reason: string | undefined;
  /** What it is about, where the provider tells it apart. */
  code: string | undefined;
  /** The figures of the code. */
  figures: Readonly<Record<string, string>>;
  /** What it says in each language, where the client knows the code. */
  sentences?: Readonly<Record<'en' | 'ko', string | undefined>> | undefined;
}

/** The refusal in an error; nothing when the provider could not be reached or its answer not be read. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return undefined;
  }
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const figures = 'figures' in error ? (error.figures as Refusal['figures']) : {};
  const sentences = 'sentences' in error ? (error.sentences as Refusal['sentences']) : undefined;
  return { status: error.status, reason, code, figures, sentences };
}

/** Whether an error says that something was called off, so that no one waits for its outcome any more. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** A 4xx after which the same request may still succeed, or has: it timed out, came too early or too often. */
const openStatuses: ReadonlySet<number> = new Set([401, 408, 423, 425, 429]);

/** Whether the provider has said that it did not do this and will not do it under this key. */
export function isDefiniteRefusal(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  return status !== undefined && status >= 400 && status < 500 && !openStatuses.has(status);
}

/** Whether a write that failed may have happened all the same: its answer is lost, or the provider broke off. */
export function mayHaveHappened(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  if (status !== undefined) return status >= 500;
  return lostAnswers.has(failureKind(error));
}

/**
 * Whether a write without a key that failed may have happened all the same. Unlike a create, it has not when the
 * provider answers 500: its transaction was rolled back.
 */
export function isUncertain(error: unknown): boolean {
  return mayHaveHappened(error) && refusalOf(error)?.status !== 500;
}

/** The failures that leave open what the provider did. */
const lostAnswers: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'timeout',
  'gateway',
  'unreadable',
]);

/**
 * What kind of failure an error is:
 *
 * - `unreachable`: no answer arrived;
 * - `timeout`: no answer arrived in time;
 * - `gateway`: another machine answered in the provider's place;
 * - `unreadable`: the answer is not what it should be;
 * - `too-many`: the provider asks to wait (429);
 * - `refused`: the provider does not do this (every other 4xx);
 * - `broken`: the provider failed (5xx), or the wallet itself.
 */
export type FailureKind =
  'unreachable' | 'timeout' | 'gateway' | 'unreadable' | 'too-many' | 'refused' | 'broken';

/** The client's errors by their names, because the vocabulary knows nothing of the client. */
const kindsByName: ReadonlyMap<string, FailureKind> = new Map([
  ['UnreachableError', 'unreachable'],
  ['TimeoutError', 'timeout'],
  ['GatewayError', 'gateway'],
  ['UnreadableError', 'unreadable'],
]);

/** The kind of failure behind an error of the client. */
export function failureKind(error: unknown): FailureKind {
  const status = refusalOf(error)?.status;
  if (status !== undefined)
    return status === 429 ? 'too-many' : status < 500 ? 'refused' : 'broken';
  return (error instanceof Error ? kindsByName.get(error.name) : undefined) ?? 'broken';
}
