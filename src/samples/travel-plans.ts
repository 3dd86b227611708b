import { datesIn } from '#wallet/dates.ts';
import type { TravelPlan } from '#wallet/entities/travel-plan.ts';
import { tripStatus } from '#wallet/rules/trip-status.ts';

/** A plan with its start and end in days from today. */
type SamplePlan = Pick<TravelPlan, 'title' | 'destination' | 'type' | 'notes'> & {
  startsIn: number;
  endsIn: number;
};

const samples: readonly SamplePlan[] = [
  {
    title: 'Fintech conference',
    destination: 'Tokyo, Japan',
    startsIn: -1,
    endsIn: 2,
    type: 'business',
    notes: 'The badge is at the west entrance.\nThe talk on digital identity begins at 10:00.',
  },
  {
    title: 'Spring holiday',
    destination: 'Da Nang, Vietnam',
    startsIn: 78,
    endsIn: 85,
    type: 'leisure',
    notes: 'Ask the hotel for a room to the beach.',
  },
  {
    title: "Grandmother's birthday",
    destination: 'Jeju, Korea',
    startsIn: -41,
    endsIn: -38,
    type: 'family',
    notes: '',
  },
];

const day = 86_400_000;

/**
 * The travel plans: fixed except for their dates, so that there is one of each status at the given time (core §2,
 * decision 169).
 */
export function sampleTravelPlans(now: Date): TravelPlan[] {
  return samples.map((sample, index) => planOf(sample, index + 1, now));
}

function planOf({ startsIn, endsIn, ...plan }: SamplePlan, id: number, now: Date): TravelPlan {
  const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  const days = { startDate: dayIn(startsIn), endDate: dayIn(endsIn) };
  return { id, ...plan, ...days, status: tripStatus(days, now, datesIn('UTC')) };
}
