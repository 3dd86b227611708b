import { Spoken } from '#components/Spoken.tsx';
import { useDates } from '#components/use-dates.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';

/** The days of a trip; one day for a trip that ends on the day it starts. */
export function TripDays({ startDate, endDate }: Pick<TravelPlan, 'startDate' | 'endDate'>) {
  const { formatDate } = useDates();
  // A line breaks between the dates only.
  const dayOf = (date: string) => formatDate(date).replaceAll(' ', '\u00A0');
  const start = dayOf(startDate);
  if (endDate === startDate) return <time dateTime={startDate}>{start}</time>;
  return <Spoken>{`${start} – ${dayOf(endDate)}`}</Spoken>;
}
