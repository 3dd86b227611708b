import type { Environment } from '../environment.ts';
import type { CallRouter } from '../http/call-router.ts';
import {
  addTravelPlan,
  removeTravelPlan,
  travelPlansOf,
  updateTravelPlan,
} from '../traveler/travel-plans.ts';

/** The signed-in user's trips. */
export function addTravelPlanRoutes(
  calls: CallRouter,
  { environment: { clock } }: { environment: Pick<Environment, 'clock'> },
): void {
  calls.reading('travelPlans', (tx, { session }) => travelPlansOf(tx, session.userId, clock.now()));
  calls.creating('addTravelPlan', (tx, { body, at }) => addTravelPlan(tx, body, at));
  calls.changing('updateTravelPlan', (tx, { params: { id }, session: { userId }, body, at }) =>
    updateTravelPlan(tx, { userId, id, changes: body, at }),
  );
  calls.changing('removeTravelPlan', async (tx, { params, session }) => {
    await removeTravelPlan(tx, session.userId, params.id);
    return {};
  });
}
