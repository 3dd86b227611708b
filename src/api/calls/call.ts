import type * as z from 'zod/mini';

import type { CreatedEntity } from '#i18n/en/notices.ts';

interface AnyCall {
  /** Begins with `/api`; `{name}` marks a parameter. */
  path: string;
  /** The schema of the JSON body; missing for a call without a body. */
  request?: z.ZodMiniType;
  response: z.ZodMiniType;
  /** A request without a body counts as an empty object. */
  emptyBody?: true;
  /** How the client handles a 401: as an error, or as no data (decision 17). */
  unauthorised: 'raise' | 'null';
  /** For a paginated list: the pages that a read without a cursor returns. */
  pages?: 'newest';
  /** How the client handles a 404; an error by default. */
  missing?: 'null';
  /** The body may contain files, so the call has a longer timeout than other writes. */
  upload?: true;
  /** A successful response is a file, read as a `Blob` instead of JSON. */
  file?: true;
}

interface ReadCall extends AnyCall {
  method: 'GET';
}

interface WriteCall extends AnyCall {
  method: 'POST' | 'PUT' | 'DELETE';
  /**
   * The reads of the user's data that the write makes out of date: those that select from the tables that it writes
   * (`provider/changes.test.ts`). The end of a session drops all data that was read in it.
   */
  outdates: readonly string[];
  /**
   * The entity that the call creates, for a notice that is shown after the user has left the form. A create
   * happens once per idempotency key, and the outcome of a key can be looked up.
   */
  creates?: CreatedEntity;
}

/** One call of the wallet to its provider. */
export type Call = ReadCall | WriteCall;

/** The event stream's path (core §7). */
export const eventsPath = '/api/events/{userId}';

/** The header with the idempotency key of a create: a retry after a lost answer never creates twice. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/**
 * The header of a look-up, which has no body. The provider repeats the answer of the create with this idempotency
 * key, or rejects that create for good if it has not arrived.
 */
export const lookUpHeader = 'X-Look-Up';

/**
 * The header that ties an answer to its request: the wallet sends a random value, and only the provider repeats it.
 * An answer without it comes from another machine, such as a captive portal, a gateway or a cache.
 */
export const nonceHeader = 'X-Wallet-Nonce';

/** The form of a nonce: 128 random bits in hexadecimal digits. */
export const nonceShape = /^[0-9a-f]{32}$/;

/** The maximum number of entries of a page. Without a cursor a list returns its newest page. */
export const pageSize = 200;

/** The query parameter with the cursor of a page: the id of the last entry of the previous page. */
export const beforeParameter = 'before';

/** The header of an answer that has more entries: `<address of the next page>; rel="next"`. */
export const linkHeader = 'Link';

/** The cursor of the next page; undefined on the last page. An id consists of letters, digits and hyphens. */
export function nextPage({ headers }: Pick<Response, 'headers'>): string | undefined {
  return /[?&]before=([\w-]+)[^>]*>; rel="next"/.exec(headers.get(linkHeader) ?? '')?.[1];
}

/**
 * The header with the id of the signed-in user's last event before the answer was made. A stream that starts there
 * misses nothing (decision 120).
 */
export const eventPositionHeader = 'X-Event-Position';

/** Fills the `{…}` parameters of a path. */
export function fillPath(path: string, params: Readonly<Record<string, number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`);
    return String(value);
  });
}
