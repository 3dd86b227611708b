import type { Context } from 'hono';

import { isMonth, isTimeZone } from '#wallet/zone-clock.ts';

import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { HttpError } from '../http/http-error.ts';
import { pathParameter } from '../http/path-parameters.ts';
import { statementOf } from '../money/statement.ts';

/** Maximum number of movements of a page, which then has about 300 kB. */
const pageSize = 1_000;

/** The signed-in user's monthly statements (decision 165). */
export function addStatementRoutes(
  calls: CallRouter,
  { environment }: { environment: Environment },
): void {
  calls.reading('statement', (tx, { session, context }) =>
    statementOf(tx, session.userId, {
      month: monthIn(context),
      deviceZone: zoneIn(context),
      after: afterIn(context),
      limit: limitIn(context),
      now: environment.clock.now(),
    }),
  );
}

/** @throws {HttpError} 422 for a text that is no month */
function monthIn({ req }: Context): string | undefined {
  const text = req.query('month');
  if (text === undefined || isMonth(text)) return text;
  throw new HttpError(422, 'The month must be one like 2026-03.');
}

/** @throws {HttpError} 422 for an unknown time zone */
function zoneIn({ req }: Context): string {
  const text = req.query('zone') ?? 'UTC';
  if (isTimeZone(text)) return text;
  throw new HttpError(422, 'The zone must be one like UTC+9 or Asia/Seoul.');
}

/** @throws {HttpError} 404 for an impossible id */
function afterIn({ req }: Context): number | undefined {
  const text = req.query('after');
  return text === undefined ? undefined : pathParameter(text);
}

/** @throws {HttpError} 422 for an invalid limit */
function limitIn({ req }: Context): number {
  const text = req.query('limit') ?? String(pageSize);
  if (/^[1-9]\d{0,3}$/.test(text) && Number.parseInt(text, 10) <= pageSize) {
    return Number.parseInt(text, 10);
  }
  throw new HttpError(422, `The limit must be a whole number from 1 to ${pageSize}.`);
}
