import { failureKind, refusalOf, type FailureKind } from './failure.ts';

// Apart from `failure.ts`, because the first screen writes nothing.

/** True if the provider refused the request for a reason of its own, in contrast to a fault (decision 172). */
export function isRefused(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== undefined && (refusal.status < 500 || refusal.code !== undefined);
}

/** True if an error is an abort, so that the outcome no longer matters. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * The 4xx statuses after which the same request may still succeed, or may have succeeded, such as a timeout, a locked
 * session or too many requests.
 */
const openStatuses: ReadonlySet<number> = new Set([401, 408, 423, 425, 429]);

/** True if the provider has refused a write for good: it will never execute the write under this idempotency key. */
export function isDefiniteRefusal(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  return status !== undefined && status >= 400 && status < 500 && !openStatuses.has(status);
}

/** True if a failed write may still have happened: its answer is lost, or the provider failed. */
export function mayHaveHappened(error: unknown): boolean {
  const status = refusalOf(error)?.status;
  if (status !== undefined) return status >= 500;
  return lostAnswers.has(failureKind(error));
}

/**
 * True if a failed write without an idempotency key may still have happened. After a 500 it has not: the provider
 * rolled the transaction back.
 */
export function isUncertain(error: unknown): boolean {
  return mayHaveHappened(error) && refusalOf(error)?.status !== 500;
}

/** The failures after which the outcome at the provider is unknown. */
const lostAnswers: ReadonlySet<FailureKind> = new Set([
  'unreachable',
  'timeout',
  'gateway',
  'unreadable',
]);
