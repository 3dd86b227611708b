import type { CallRouter } from '../http/call-router.ts';
import { addTravelPlan, removeTravelPlan, travelPlansOf } from '../traveler/travel-plans.ts';

/** The signed-in user's trips. */
export function addTravelPlanRoutes(calls: CallRouter): void {
  calls.reading('travelPlans', (tx, { session }) => travelPlansOf(tx, session.userId));
  calls.creating('addTravelPlan', (tx, { body, at }) => addTravelPlan(tx, body, at));
  calls.changing('removeTravelPlan', async (tx, { params, session }) => {
    await removeTravelPlan(tx, session.userId, params.id);
    return {};
  });
}
