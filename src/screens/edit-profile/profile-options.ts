import type { AccountMessages } from '#i18n/en/account.ts';
import type { SelectOption } from '#components/Select.tsx';
import { countries, currencies, languages, timezones } from '#wallet/forms/edit-profile.ts';

const sameLabel = (value: string): SelectOption => ({ value, label: value });

export const countryOptions = (t: AccountMessages['profile']): readonly SelectOption[] =>
  countries.map((value) => ({ value, label: t.countries[value] }));

export const timezoneOptions: readonly SelectOption[] = timezones.map(sameLabel);

export const languageOptions: readonly SelectOption[] = Object.entries(languages).map(
  ([value, label]) => ({ value, label }),
);

export const currencyOptions = (t: AccountMessages['profile']): readonly SelectOption[] =>
  currencies.map((value) => ({ value, label: `${value} · ${t.currencies[value]}` }));

/** The options, and the stored value if it is not among them: saving another field must not lose it. */
export function withStored(options: readonly SelectOption[], stored: string) {
  const known = stored === '' || options.some(({ value }) => value === stored);
  return known ? options : [...options, sameLabel(stored)];
}
