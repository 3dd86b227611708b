/** A refusal of the provider, as raised by the client. */
export interface Refusal {
  /** The HTTP status. */
  status: number;
  /** The provider's sentence, if it sent one. */
  reason: string | undefined;
  /** The reason code, if the provider sent one. */
  code: string | undefined;
  /** The figures that belong to the code. */
  figures: Readonly<Record<string, string>>;
  /** A sentence in each language, if the client knows the code. */
  sentences?: Readonly<Record<'en' | 'ko', string | undefined>> | undefined;
}

/** The refusal in an error; undefined if the provider could not be reached or its answer was unreadable. */
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

/**
 * The kind of a failure:
 *
 * - `unreachable`: no answer arrived;
 * - `timeout`: no answer arrived in time;
 * - `gateway`: another machine answered in the provider's place;
 * - `unreadable`: the answer breaks the contract;
 * - `too-many`: the provider asks the client to wait (429);
 * - `refused`: the provider refuses the request (every other 4xx);
 * - `broken`: the provider failed (5xx), or the wallet itself.
 */
export type FailureKind =
  'unreachable' | 'timeout' | 'gateway' | 'unreadable' | 'too-many' | 'refused' | 'broken';

/** The client's errors by their names, because this module must not import the client. */
const kindsByName: ReadonlyMap<string, FailureKind> = new Map([
  ['UnreachableError', 'unreachable'],
  ['TimeoutError', 'timeout'],
  ['GatewayError', 'gateway'],
  ['UnreadableError', 'unreadable'],
]);

/** The kind of failure of a client error. */
export function failureKind(error: unknown): FailureKind {
  const status = refusalOf(error)?.status;
  if (status !== undefined)
    return status === 429 ? 'too-many' : status < 500 ? 'refused' : 'broken';
  return (error instanceof Error ? kindsByName.get(error.name) : undefined) ?? 'broken';
}
