import type { TravelType } from '#wallet/entities/travel-plan.ts';
import { BriefcaseBusiness, TreePalm, Users, type LucideIcon } from 'lucide-react';

/** The look of each type of trip. */
export const travelTypeLooks: Readonly<Record<TravelType, { icon: LucideIcon; label: string }>> = {
  business: { icon: BriefcaseBusiness, label: 'Business' },
  leisure: { icon: TreePalm, label: 'Leisure' },
  family: { icon: Users, label: 'Family' },
};
