import { Spoken } from '#components/Spoken.tsx';
import { useDates } from '#components/use-dates.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';

/** The days of a trip; one day for a trip that ends on the day it starts. */
export function TripDays({ startDate, endDate }: Pick<TravelPlan, 'startDate' | 'endDate'>) {
  const { formatDate } = useDates();
  const start = formatDate(startDate);
  if (endDate === startDate) return <time dateTime={startDate}>{start}</time>;
  return <Spoken>{`${start} – ${formatDate(endDate)}`}</Spoken>;
}
