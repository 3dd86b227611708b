import type { BadgeTone } from '#components/Badge.tsx';
import type { TravelStatus } from '#wallet/entities/travel-plan.ts';

/** The look of each status of a trip. */
export const travelStatusLooks: Readonly<Record<TravelStatus, { tone: BadgeTone; label: string }>> =
  {
    confirmed: { tone: 'positive', label: 'Confirmed' },
    planning: { tone: 'info', label: 'Planning' },
    completed: { tone: 'neutral', label: 'Completed' },
  };
