import { rowsOf } from '#wallet/entities/rows.ts';
import { NewTaxRefund, RefundsOverview, TaxRefund } from '#wallet/entities/tax-refund.ts';
import { NewTravelPlan, TravelPlan, TravelPlanChanges } from '#wallet/entities/travel-plan.ts';

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
    pages: 'newest',
  },
  /** The totals of all refunds and the most recent refunds, for Traveler (decision 213). */
  refundsOverview: {
    method: 'GET',
    path: '/api/tax-refunds/{userId}/overview',
    response: RefundsOverview,
    unauthorised: 'raise',
  },
  taxRefund: {
    method: 'GET',
    path: '/api/tax-refund/{id}',
    response: TaxRefund,
    unauthorised: 'raise',
    missing: 'null',
  },
  createTaxRefund: {
    method: 'POST',
    path: '/api/tax-refunds',
    request: NewTaxRefund,
    response: TaxRefund,
    unauthorised: 'raise',
    outdates: [...readGroups.refunds, 'notifications'],
    creates: 'refund request',
  },
  /** Withdraws a refund that is still processing (decision 213). A repeated call has the same outcome. */
  withdrawTaxRefund: {
    method: 'POST',
    path: '/api/tax-refund/{id}/withdraw',
    response: TaxRefund,
    unauthorised: 'raise',
    outdates: readGroups.refunds,
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
  /** Changes all fields of a trip. A repeated call has the same outcome. */
  updateTravelPlan: {
    method: 'PUT',
    path: '/api/travel-plans/{id}',
    request: TravelPlanChanges,
    response: TravelPlan,
    unauthorised: 'raise',
    outdates: readGroups.trips,
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
