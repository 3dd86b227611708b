import { travelStatuses, travelTypes } from '#wallet/entities/travel-plan.ts';
import { expect, test } from 'vitest';

import { sampleTravelPlans } from './travel-plans.ts';

test('there is a plan of every status and type, with days that match its status', () => {
  const plans = sampleTravelPlans(new Date('2025-01-05T05:30:00.000Z'));
  expect(new Set(plans.map(({ status }) => status))).toEqual(new Set(travelStatuses));
  expect(new Set(plans.map(({ type }) => type))).toEqual(new Set(travelTypes));
  expect(plans.map(({ startDate, endDate, status }) => [startDate, endDate, status])).toEqual([
    ['2025-01-04', '2025-01-07', 'confirmed'],
    ['2025-03-24', '2025-03-31', 'planning'],
    ['2024-11-25', '2024-11-28', 'completed'],
  ]);
});
