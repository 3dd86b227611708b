import { languages as walletLanguages, type Language } from '#i18n/language.ts';
import { emailAddress, type Profile } from '#wallet/entities/profile.ts';
import type { User } from '#wallet/entities/user.ts';
import { emailKey, phoneNumberOf, readTypedText } from '#wallet/typed-text.ts';

import { hasProblems, type FormResult } from './form-result.ts';
import { missingFields } from './missing-fields.ts';

/** The twelve countries offered (core §9). */
export const countries = [
  'United States',
  'Korea',
  'Japan',
  'China',
  'United Kingdom',
  'Germany',
  'France',
  'Spain',
  'Canada',
  'Australia',
  'Singapore',
  'Thailand',
] as const;

/** The time zones offered: the 25 whole-hour offsets from `UTC-12` to `UTC+12` (core §9). */
export const timezones: readonly string[] = Array.from({ length: 25 }, (_, index) => {
  const hours = index - 12;
  return `UTC${hours < 0 ? '' : '+'}${hours}`;
});

/** The languages offered, each by the name in its own language (core §9). */
export const languages = {
  en: 'English',
  ko: '한국어',
  ja: '日本語',
  zh: '中文',
  es: 'Español',
  fr: 'Français',
} as const satisfies Record<string, string>;

/** The currencies offered (core §9). The portfolio's value is shown in the chosen one (decision 217). */
export const currencies = [
  'USD',
  'KRW',
  'JPY',
  'CNY',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'SGD',
  'THB',
] as const;

/**
 * The initial form values of a stored user. Language and currency have the specification's defaults if they were never
 * set (core §9).
 */
export function profileOf(user: User): Profile {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    phone: user.phone,
    country: user.country,
    timezone: user.timezone,
    language: user.language || 'en',
    currency: user.currency || 'USD',
    emailNotifications: user.emailNotifications,
    smsNotifications: user.smsNotifications,
    pushNotifications: user.pushNotifications,
  };
}

/** The fields of a profile that differ from the stored ones. */
function changedFields(profile: Profile, stored: Profile): Partial<Profile> {
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(profile).filter(([field, value]) => before.get(field) !== value),
  );
}

/** Whether the draft changes the sign-in e-mail. The provider then asks for the password. */
export function hasNewEmail(draft: Profile, stored: Profile): boolean {
  return emailKey(draft.email) !== emailKey(stored.email);
}

/** The possible errors of each field. */
export interface ProfileFields {
  firstName: 'missing';
  lastName: 'missing';
  email: 'missing' | 'malformed';
  phone: 'malformed';
}

/**
 * The changes to save, or the problem of the draft with every faulty field (core §5). Unchanged fields are omitted, so
 * that they do not overwrite changes that another tab has saved. The specification has no notice for a malformed e-mail
 * address or phone number, so only the field shows the error. A stored text that is not a phone number is accepted if
 * it is unchanged.
 */
export function checkProfile(
  draft: Profile,
  stored: Profile,
): FormResult<Partial<Profile>, 'edit-profile.required-missing' | undefined, ProfileFields> {
  const profile = {
    ...draft,
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email: readTypedText(draft.email),
    phone: draft.phone.trim(),
  };
  const missing = missingFields(profile, ['firstName', 'lastName', 'email']);
  const isNoAddress = missing.email === undefined && !emailAddress.safeParse(profile.email).success;
  const isNoNumber =
    readTypedText(profile.phone) !== '' &&
    profile.phone !== stored.phone.trim() &&
    phoneNumberOf(profile.phone) === undefined;
  const fields: Partial<ProfileFields> = {
    ...missing,
    ...(isNoAddress && { email: 'malformed' }),
    ...(isNoNumber && { phone: 'malformed' }),
  };
  if (hasProblems(missing)) return { problem: 'edit-profile.required-missing', fields };
  if (hasProblems(fields)) return { problem: undefined, fields };
  return { accepted: changedFields(profile, stored) };
}

/**
 * Profile changes with the language of local sends and withdrawals, because a user who chooses a language that the
 * wallet speaks reads everything in it (decision 251).
 */
export function withLocalLanguage<Changes extends { language?: string | undefined }>(
  changes: Changes,
): Changes & { localLanguage?: Language } {
  const localLanguage = walletLanguages.find((language) => language === changes.language);
  return localLanguage === undefined ? changes : { ...changes, localLanguage };
}
