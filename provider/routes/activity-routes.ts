import type { Context } from 'hono';

import { beforeParameter } from '#api/calls/call.ts';
import { activityTypes, type ActivityType } from '#wallet/entities/activity.ts';

import { activitiesOf, isActivityId } from '../activities/activities.ts';
import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import { answerPage, limitOf } from '../http/paging.ts';
import { HttpError } from '../http/http-error.ts';
import { assetTypes, isAssetType, type AssetType } from '../ledger/asset-types.ts';

/** The signed-in user's history. */
export function addActivityRoutes(
  calls: CallRouter,
  { environment }: { environment: Pick<Environment, 'clock'> },
): void {
  calls.reading('activities', async (tx, { session, context }) => {
    const limit = limitOf(context.req);
    const query = {
      type: typeOf(context),
      since: sinceOf(context),
      asset: assetOf(context),
      before: beforeOf(context),
      limit,
      now: environment.clock.now(),
    };
    return answerPage(context, { limit }, await activitiesOf(tx, session.userId, query));
  });
}

function typeOf({ req }: Context): ActivityType | undefined {
  const text = req.query('type');
  const type = activityTypes.find((known) => known === text);
  if (text !== undefined && type === undefined) {
    throw new HttpError(422, `The type must be one of ${activityTypes.join(', ')}.`);
  }
  return type;
}

function sinceOf({ req }: Context): Date | undefined {
  const text = req.query('since');
  if (text === undefined) return undefined;
  const isMoment = text.length <= 30 && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text);
  const since = new Date(isMoment ? text : NaN);
  if (!Number.isNaN(since.getTime())) return since;
  throw new HttpError(422, 'The moment must be one like 2025-01-31T00:00:00Z.');
}

function assetOf({ req }: Context): AssetType | undefined {
  const text = req.query('asset');
  if (text === undefined || isAssetType(text)) return text;
  throw new HttpError(422, `The asset must be one of ${assetTypes.join(', ')}.`);
}

function beforeOf({ req }: Context): string | undefined {
  const text = req.query(beforeParameter);
  if (text === undefined || (text.length <= 40 && isActivityId(text))) return text;
  throw new HttpError(404, 'There is nothing at this address. Check the path and the method.');
}
