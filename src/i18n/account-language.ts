import type { LanguageSetting } from './language.ts';

/** The setting of an account; undefined if its owner has chosen none. A new account has English as its language. */
export function settingOfAccount({
  language,
  localLanguage,
}: {
  language: string;
  localLanguage: string;
}): LanguageSetting | undefined {
  if (language === 'ko') return 'ko';
  if (localLanguage === '') return undefined;
  return localLanguage === 'ko' ? 'en-ko' : 'en';
}
