import { useDates } from '#components/use-dates.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';

/** The days of a trip; one day for a trip that ends on the day it starts. */
export function TripDays({ startDate, endDate }: Pick<TravelPlan, 'startDate' | 'endDate'>) {
  const { formatDate } = useDates();
  return (
    <>
      <time dateTime={startDate}>{formatDate(startDate)}</time>
      {endDate !== startDate && (
        <>
          {' – '}
          <time dateTime={endDate}>{formatDate(endDate)}</time>
        </>
      )}
    </>
  );
}
