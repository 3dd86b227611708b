/** The languages of the interface. */
export const languages = ['en', 'ko'] as const;
export type Language = (typeof languages)[number];

/**
 * The languages of a person. An English wallet shows local sends and withdrawals in Korean, unless the person chooses
 * one language for everything.
 */
export interface LanguageChoice {
  language: Language;
  /** The language of local sends and withdrawals. */
  localLanguage: Language;
}

/** The languages that the specification shows. */
export const documentedLanguages: LanguageChoice = { language: 'en', localLanguage: 'ko' };

/** A person's choice of languages, as it is stored: English with Korean local payments, or one language. */
export const languageSettings = ['en-ko', 'en', 'ko'] as const;
export type LanguageSetting = (typeof languageSettings)[number];

/** The languages of a setting. */
export const choiceOf = (setting: LanguageSetting): LanguageChoice => ({
  language: setting === 'ko' ? 'ko' : 'en',
  localLanguage: setting === 'en' ? 'en' : 'ko',
});

/** Reads a stored setting; undefined if nothing, or nothing known, is stored. */
export const readLanguageSetting = (text: string | null | undefined): LanguageSetting | undefined =>
  languageSettings.find((setting) => setting === text);

/** The setting of a device whose owner has chosen none: a Korean browser gets a Korean wallet. */
export const settingOfBrowser = (preferred: readonly string[]): LanguageSetting =>
  /^ko\b/i.test(preferred[0] ?? '') ? 'ko' : 'en-ko';
