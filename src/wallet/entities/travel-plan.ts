import * as z from 'zod/mini';

import { day, id, parsedOr, text } from './fields.ts';
import { filledLine, linesText } from './typed-fields.ts';

/** The statuses of a trip. */
export const travelStatuses = ['confirmed', 'planning', 'completed'] as const;
export type TravelStatus = (typeof travelStatuses)[number];

/** The purposes of a trip. */
export const travelTypes = ['business', 'leisure', 'family'] as const;
export type TravelType = (typeof travelTypes)[number];

/**
 * A trip (core §3). Status and type are only displayed (core §4). The status is that of its days (decision 169). The
 * documented answers have no notes.
 */
export const TravelPlan = z.object({
  id,
  title: z.string(),
  destination: z.string(),
  startDate: day,
  endDate: day,
  status: parsedOr(z.enum(travelStatuses), 'planning'),
  type: parsedOr(z.enum(travelTypes), 'leisure'),
  notes: text,
});
export type TravelPlan = z.infer<typeof TravelPlan>;

const changes = z.object({
  title: filledLine(100),
  destination: filledLine(100),
  startDate: day,
  endDate: day,
  type: z.enum(travelTypes),
  notes: linesText(1000),
});

const endsAfterStart = z.refine<Pick<TravelPlan, 'startDate' | 'endDate'>>(
  ({ startDate, endDate }) => startDate <= endDate,
  { error: 'must not be before the start', path: ['endDate'] },
);

/** The body that saves a trip. */
export const NewTravelPlan = z.extend(changes, { userId: id }).check(endsAfterStart);
export type NewTravelPlan = z.infer<typeof NewTravelPlan>;

/** The body that changes a trip: all of its fields, so that a repeat changes nothing more (decision 169). */
export const TravelPlanChanges = changes.check(endsAfterStart);
export type TravelPlanChanges = z.infer<typeof TravelPlanChanges>;
