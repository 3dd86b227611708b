import { idempotencyKeyHeader } from '#api/calls/call.ts';

import { HttpError } from './http-error.ts';

/** Visible ASCII: every client and log can represent it. */
const keyShape = /^[\x21-\x7e]{1,200}$/;

/**
 * The Idempotency-Key of a request, if any.
 * @throws {HttpError} 422 if the key is empty, too long, or has characters other than visible ASCII
 */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get(idempotencyKeyHeader);
  if (key === null) return undefined;
  if (keyShape.test(key)) return key;
  throw new HttpError(
    422,
    'The Idempotency-Key must be 1 to 200 letters, digits or signs, without spaces.',
  );
}
