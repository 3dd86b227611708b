import type { TravelPlan } from '#wallet/entities/travel-plan.ts';

/** A plan with its start and end in days from today. */
type SamplePlan = Omit<TravelPlan, 'id' | 'startDate' | 'endDate'> & {
  startsIn: number;
  endsIn: number;
};

const samples: readonly SamplePlan[] = [
  {
    title: 'Fintech conference',
    destination: 'Tokyo, Japan',
    startsIn: 12,
    endsIn: 15,
    status: 'confirmed',
    type: 'business',
  },
  {
    title: 'Spring holiday',
    destination: 'Da Nang, Vietnam',
    startsIn: 78,
    endsIn: 85,
    status: 'planning',
    type: 'leisure',
  },
  {
    title: "Grandmother's birthday",
    destination: 'Jeju, Korea',
    startsIn: -41,
    endsIn: -38,
    status: 'completed',
    type: 'family',
  },
];

const day = 86_400_000;

/** The travel plans: fixed except for their dates, which match their status relative to the given time (core §2). */
export function sampleTravelPlans(now: Date): TravelPlan[] {
  return samples.map((sample, index) => planOf(sample, index + 1, now));
}

function planOf({ startsIn, endsIn, ...plan }: SamplePlan, id: number, now: Date): TravelPlan {
  const dayIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  return { id, ...plan, startDate: dayIn(startsIn), endDate: dayIn(endsIn) };
}
