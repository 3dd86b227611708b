import { rowsOf } from '#wallet/entities/rows.ts';
import { NewTaxRefund, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { NewTravelPlan, TravelPlan } from '#wallet/entities/travel-plan.ts';

import { type Call } from './call.ts';
import { Acknowledged } from './call-schemas.ts';
import { readGroups } from './outdated-reads.ts';

/** The calls for tax refunds and travel plans. */
export const travelCalls = {
  taxRefunds: {
    method: 'GET',
    path: '/api/tax-refunds/{userId}',
    response: rowsOf(TaxRefund),
    unauthorised: 'raise',
    // Traveler adds up all refunds.
    pages: 'all',
  },
  createTaxRefund: {
    method: 'POST',
    path: '/api/tax-refunds',
    request: NewTaxRefund,
    response: TaxRefund,
    unauthorised: 'raise',
    outdates: ['taxRefunds', 'activities', 'notifications'],
    creates: 'refund request',
  },
  travelPlans: {
    method: 'GET',
    path: '/api/travel-plans/{userId}',
    response: rowsOf(TravelPlan),
    unauthorised: 'raise',
  },
  addTravelPlan: {
    method: 'POST',
    path: '/api/travel-plans',
    request: NewTravelPlan,
    response: TravelPlan,
    unauthorised: 'raise',
    outdates: readGroups.trips,
    creates: 'trip',
  },
  removeTravelPlan: {
    method: 'DELETE',
    path: '/api/travel-plans/{id}',
    response: Acknowledged,
    unauthorised: 'raise',
    outdates: readGroups.trips,
    missing: 'null',
  },
} as const satisfies Record<string, Call>;
