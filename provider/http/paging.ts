import type { Context, HonoRequest } from 'hono';

import { beforeParameter, linkHeader, pageSize } from '#api/calls/call.ts';

import type { Page } from '../database/page.ts';
import { HttpError } from './http-error.ts';
import { pathParameter } from './path-parameters.ts';

/**
 * The requested page: `?before=` an id, `?limit=` up to the page size. The default is the first page.
 * @throws {HttpError} 404 for an impossible id, 422 for an invalid limit
 */
export function requestedPage({ req }: Context): Page {
  const before = req.query(beforeParameter);
  return { before: before === undefined ? undefined : pathParameter(before), limit: limitOf(req) };
}

/**
 * Maximum number of entries of a page: `?limit=`, up to the default page size.
 * @throws {HttpError} 422 for an invalid limit
 */
export function limitOf(req: HonoRequest): number {
  const limit = req.query('limit') ?? String(pageSize);
  if (!/^[1-9]\d{0,2}$/.test(limit) || Number(limit) > pageSize) {
    throw new HttpError(422, `The limit must be a whole number from 1 to ${pageSize}.`);
  }
  return Number(limit);
}

/**
 * The entries of a page. If there are more, the answer's Link header has the address of the next page.
 * @param found the entries of the page, and one more if it exists
 */
export function answerPage<Entry extends { id: number | string }>(
  context: Context,
  { limit }: Pick<Page, 'limit'>,
  found: readonly Entry[],
): Entry[] {
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  if (last !== undefined && found.length > limit) {
    const query = new URLSearchParams({ [beforeParameter]: String(last.id) });
    for (const [name, value] of Object.entries(context.req.query())) {
      if (name !== beforeParameter) query.set(name, value);
    }
    context.header(linkHeader, `<${context.req.path}?${query.toString()}>; rel="next"`);
  }
  return entries;
}
