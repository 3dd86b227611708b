import type { TravelType } from '#wallet/entities/travel-plan.ts';
import { BriefcaseBusiness, TreePalm, Users, type LucideIcon } from 'lucide-react';

/** The icon of each type of trip. */
export const travelTypeIcons: Readonly<Record<TravelType, LucideIcon>> = {
  business: BriefcaseBusiness,
  leisure: TreePalm,
  family: Users,
};
