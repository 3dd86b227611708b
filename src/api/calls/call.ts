import type * as z from 'zod/mini';

interface AnyCall {
  /** Begins with `/api`; `{name}` marks a parameter. */
  path: string;
  /** The JSON body, for a call that has one. */
  request?: z.ZodMiniType;
  response: z.ZodMiniType;
  /** What a 401 becomes: an error, or no data (decision 17). */
  unauthorised: 'raise' | 'null';
  /** For a list that comes in pages: which of them a read without a page gets. */
  pages?: 'newest' | 'all';
  /** What a 404 becomes; by default an error. */
  missing?: 'null';
  /** Its body may hold files, so it gets more time than other writes. */
  upload?: true;
  /** Where a success is a file: the response is its bytes, as a `Blob`, and no JSON. */
  file?: true;
}

interface ReadCall extends AnyCall {
  method: 'GET';
}

interface WriteCall extends AnyCall {
  method: 'POST' | 'PUT' | 'DELETE';
  /**
   * The reads that it makes out of date for the user who makes it: those that select from the tables that it writes
   * (`provider/changes.test.ts`). With a session, everything that was read in it is dropped.
   */
  outdates: readonly string[];
  /**
   * Creates an entity, once per idempotency key, and the outcome of a key can be looked up. The name of the entity, for
   * a notice that is shown later than the form.
   */
  creates?: string | { ko: string };
}

/** One call of the wallet to its provider. */
export type Call = ReadCall | WriteCall;

/** The event stream's path (core §7). */
export const eventsPath = '/api/events/{userId}';

/** The header that marks a repeat of a create, so that a lost answer never creates twice. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/**
 * The header of a look-up: the create under its idempotency key is answered as it was, or refused for good if it has
 * not arrived. The request has no body.
 */
export const lookUpHeader = 'X-Look-Up';

/**
 * The header that ties an answer to its request: the wallet sends a random value, and only the provider repeats it. An
 * answer without it comes from another machine, such as a captive portal, a gateway or a cache.
 */
export const nonceHeader = 'X-Wallet-Nonce';

/** The form of a nonce: 128 random bits in hexadecimal digits. */
export const nonceShape = /^[0-9a-f]{32}$/;

/** The most entries of a page. A list without a parameter answers with its newest page. */
export const pageSize = 200;

/** The query parameter of a further page: the id of the last entry of the page before it. */
export const beforeParameter = 'before';

/** The header that says that there are more entries: `<address of the next page>; rel="next"`. */
export const linkHeader = 'Link';

/** Where the next page of a list begins, when there is one. An id is made of letters, digits and hyphens. */
export function nextPage({ headers }: Pick<Response, 'headers'>): string | undefined {
  return /[?&]before=([\w-]+)[^>]*>; rel="next"/.exec(headers.get(linkHeader) ?? '')?.[1];
}

/**
 * Says in an answer to a signed-in person which of their events was the last before it was made, so that a stream can
 * begin there and miss nothing (decision 120).
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
