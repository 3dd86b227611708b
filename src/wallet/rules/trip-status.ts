import type { Dates } from '#wallet/dates.ts';
import type { TravelPlan, TravelStatus } from '#wallet/entities/travel-plan.ts';

/**
 * The status of a trip by its days in the zone of `dates` (decision 169): planning before the first, confirmed until
 * the last has ended, and then completed.
 */
export function tripStatus(
  { startDate, endDate }: Pick<TravelPlan, 'startDate' | 'endDate'>,
  now: Date,
  { daysOld }: Pick<Dates, 'daysOld'>,
): TravelStatus {
  const daysSince = (day: string) => daysOld(day, now) ?? 0;
  if (daysSince(endDate) > 0) return 'completed';
  return daysSince(startDate) < 0 ? 'planning' : 'confirmed';
}
