import { readTypedText } from '#wallet/typed-text.ts';

/** The fields of a draft that contain only blanks and invisible characters, each with the problem `missing`. */
export function missingFields<Field extends string>(
  draft: Readonly<Record<Field, string>>,
  fields: readonly Field[],
): Partial<Record<Field, 'missing'>> {
  const missing: Partial<Record<Field, 'missing'>> = {};
  for (const field of fields) if (readTypedText(draft[field]) === '') missing[field] = 'missing';
  return missing;
}
