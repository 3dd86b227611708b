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
