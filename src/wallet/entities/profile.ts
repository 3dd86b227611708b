import * as z from 'zod/mini';

import { languages } from '#i18n/language.ts';

import { filledLine, lineText, typedText } from './typed-fields.ts';
import { emailShape, profileLengths } from './user.ts';

/** An e-mail address in the provider's limits. */
export const emailAddress = typedText(profileLengths.email).check(z.regex(emailShape));

const optionalPart = lineText(profileLengths.other);

/** The fields of the profile form (core §7). */
export const Profile = z.object({
  firstName: filledLine(profileLengths.other),
  lastName: filledLine(profileLengths.other),
  email: emailAddress,
  phone: optionalPart,
  country: optionalPart,
  timezone: optionalPart,
  language: optionalPart,
  currency: optionalPart,
  emailNotifications: z.boolean(),
  smsNotifications: z.boolean(),
  pushNotifications: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** The changed fields of a profile; the others may have been changed by another tab or device (decision 154). */
export const ProfileChanges = z.partial(
  z.extend(Profile, { localLanguage: z.enum(['', ...languages]) }),
);
export type ProfileChanges = z.infer<typeof ProfileChanges>;
