import * as z from 'zod/mini';

import { day, id, parsedOr } from './fields.ts';
import { filledLine, linesText } from './typed-fields.ts';

/** The statuses of a trip. */
export const travelStatuses = ['confirmed', 'planning', 'completed'] as const;
export type TravelStatus = (typeof travelStatuses)[number];

/** The purposes of a trip. */
export const travelTypes = ['business', 'leisure', 'family'] as const;
export type TravelType = (typeof travelTypes)[number];

/** A trip (core §3). Status and type are only displayed (core §4). */
export const TravelPlan = z.object({
  id,
  title: z.string(),
  destination: z.string(),
  startDate: day,
  endDate: day,
  status: parsedOr(z.enum(travelStatuses), 'planning'),
  type: parsedOr(z.enum(travelTypes), 'leisure'),
});
export type TravelPlan = z.infer<typeof TravelPlan>;

/** The body that saves a trip. */
export const NewTravelPlan = z
  .object({
    userId: id,
    title: filledLine(100),
    destination: filledLine(100),
    startDate: day,
    endDate: day,
    type: z.enum(travelTypes),
    notes: linesText(1000),
  })
  .check(
    z.refine(({ startDate, endDate }) => startDate <= endDate, {
      error: 'must not be before the start',
      path: ['endDate'],
    }),
  );
export type NewTravelPlan = z.infer<typeof NewTravelPlan>;
