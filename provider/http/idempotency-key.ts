import { idempotencyKeyHeader } from '#api/contract.ts';

import { HttpError } from '../http-error.ts';

/** Visible ASCII, so that any client and log can write it. */
const keyShape = /^[\x21-\x7e]{1,200}$/;

/**
 * The key under which a repeat of a request is the same request, where it has one.
 * @throws {HttpError} 422 for one that no log could hold
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
