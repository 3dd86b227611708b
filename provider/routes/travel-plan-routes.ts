import type { Database } from '../database/tx.ts';
import type { CallRouter } from '../http/call-router.ts';
import { personLane } from '../http/session-guard.ts';
import { addTravelPlan, removeTravelPlan, travelPlansOf } from '../traveler/travel-plans.ts';

/** The signed-in person's trips. */
export function addTravelPlanRoutes(calls: CallRouter, { database }: { database: Database }): void {
  calls.reading('travelPlans', (tx, { session }) => travelPlansOf(tx, session.userId));
  calls.creating('addTravelPlan', (tx, { body, at }) => addTravelPlan(tx, body, at));
  calls.signedIn('removeTravelPlan', async ({ params, session }) => {
    await database.transaction((tx) => removeTravelPlan(tx, session.userId, params.id), {
      lane: personLane(session),
    });
    return {};
  });
}
