import type { BadgeTone } from '#components/Badge.tsx';
import type { TravelStatus } from '#wallet/entities/travel-plan.ts';

/** The colour of each status of a trip. */
export const travelStatusTones: Readonly<Record<TravelStatus, BadgeTone>> = {
  confirmed: 'positive',
  planning: 'info',
  completed: 'neutral',
};
