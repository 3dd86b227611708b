import type { MiddlewareHandler } from 'hono';

import { HttpError } from './http-error.ts';

/** Maximum number of characters of a path with its query. */
const maxAddressLength = 2_048;

/** Index of the path in a request's URL. */
function startOfPath({ url }: { url: string }): number {
  return url.indexOf('/', 'https://'.length);
}

/** The path of a request as sent. Its length must be checked before decoding, which could take long. */
export function pathOf(request: Request): string {
  const [path = ''] = request.url.slice(startOfPath(request)).split('?', 1);
  return path;
}

/**
 * Refuses a long address before decoding it or looking it up.
 * @throws {HttpError} 414 if the address is too long, 404 if its percent-encoding is invalid
 */
export const checkAddress: MiddlewareHandler = (context, next) => {
  const { raw } = context.req;
  if (raw.url.length - startOfPath(raw) > maxAddressLength) {
    throw new HttpError(
      414,
      `The address is too long: use at most ${maxAddressLength} characters.`,
    );
  }
  try {
    decodeURIComponent(context.req.path);
  } catch {
    throw new HttpError(404, 'There is nothing at this address. Check its percent signs.');
  }
  return next();
};
