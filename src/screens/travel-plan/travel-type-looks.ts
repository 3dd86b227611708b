import { BriefcaseBusiness, TreePalm, Users, type LucideIcon } from 'lucide-react';

import type { TravelType } from '#wallet/forms/travel-plan.ts';

/** How a type of trip is shown. */
export const travelTypeLooks: Readonly<Record<TravelType, { icon: LucideIcon; words: string }>> = {
  business: { icon: BriefcaseBusiness, words: 'Business' },
  leisure: { icon: TreePalm, words: 'Leisure' },
  family: { icon: Users, words: 'Family' },
};
