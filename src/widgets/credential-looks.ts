import {
  Award,
  BadgeCheck,
  BookUser,
  Briefcase,
  Car,
  GraduationCap,
  IdCard as IdCardIcon,
  Landmark,
  School,
  type LucideIcon,
} from 'lucide-react';

import type { IdCardProps } from './IdCard.tsx';

/** The icon and colour of a credential's card. */
export interface CredentialLook {
  icon: LucideIcon;
  tone: NonNullable<IdCardProps['tone']>;
}

/** One icon for each type, and one tone for each group of types: state, school, licence, profession. */
const looks = new Map<string, CredentialLook>([
  ['national_id', { icon: Landmark, tone: 'indigo' }],
  ['passport', { icon: BookUser, tone: 'indigo' }],
  ['student_id', { icon: School, tone: 'teal' }],
  ['education', { icon: GraduationCap, tone: 'teal' }],
  ['drivers_license', { icon: Car, tone: 'slate' }],
  ['employment', { icon: Briefcase, tone: 'plum' }],
  ['professional', { icon: BadgeCheck, tone: 'plum' }],
  ['certification', { icon: Award, tone: 'plum' }],
]);

/** The look of a credential type; an unknown type looks like a generic identity card. */
export function credentialLook(credentialType: string): CredentialLook {
  return looks.get(credentialType) ?? { icon: IdCardIcon, tone: 'slate' };
}
