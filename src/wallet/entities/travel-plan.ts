import * as z from 'zod/mini';

import { travelStatuses, travelTypes } from '#wallet/forms/travel-plan.ts';

import { atMost, day, filledText, id, readableOr } from './fields.ts';

/** A trip (core §3). Status and type are only displayed (core §4). */
export const TravelPlan = z.object({
  id,
  title: z.string(),
  destination: z.string(),
  startDate: day,
  endDate: day,
  status: readableOr(z.enum(travelStatuses), 'planning'),
  type: readableOr(z.enum(travelTypes), 'leisure'),
});
export type TravelPlan = z.infer<typeof TravelPlan>;

/** A trip that is saved. */
export const NewTravelPlan = z
  .object({
    userId: id,
    title: filledText(100),
    destination: filledText(100),
    startDate: day,
    endDate: day,
    type: z.enum(travelTypes),
    notes: z.string().check(atMost(1000)),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      error: 'must not be before the start',
      path: ['endDate'],
    }),
  );
export type NewTravelPlan = z.infer<typeof NewTravelPlan>;
