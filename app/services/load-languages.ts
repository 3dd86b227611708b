import { choiceOf, type Language, type LanguageSetting } from '#i18n/language.ts';
import type { MessageLoader } from '#i18n/message-loader.ts';

/** Loads in the languages of one setting all messages that are loaded in those of another. */
export async function loadLanguages(
  { areas, load }: Pick<MessageLoader, 'areas' | 'load'>,
  { from, to }: { from: LanguageSetting; to: LanguageSetting },
): Promise<void> {
  const [before, next] = [choiceOf(from), choiceOf(to)];
  const loadAlike = (language: Language, other: Language) =>
    areas(other).map((area) => load(language, area));
  await Promise.all([
    ...loadAlike(next.language, before.language),
    ...loadAlike(next.localLanguage, before.localLanguage),
  ]);
}
