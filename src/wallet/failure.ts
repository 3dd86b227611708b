/** An action that the provider refused, as the client raises it. */
export interface Refusal {
  /** The HTTP status. */
  status: number;
  /** The provider's own sentence, where it sent one. */
  reason: string | undefined;
}

/** The refusal in an error; nothing when the provider could not be reached or its answer not be read. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') {
    return undefined;
  }
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : undefined;
  return { status: error.status, reason };
}

/** What a person is told of an action that failed: the provider's own sentence, or `fallback` where it sent none. */
export function failureMessage(error: unknown, fallback: string): string {
  return refusalOf(error)?.reason ?? fallback;
}
