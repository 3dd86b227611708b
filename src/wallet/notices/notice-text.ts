import type { NoticesMessages } from '#i18n/en/notices.ts';
import type { Language, LanguageChoice } from '#i18n/language.ts';

import type { Notice, NoticeCode } from './notices.ts';

/** The text of a toast, with the language of its parts. */
export interface NoticeText {
  language: Language;
  title: string;
  message: string;
  /** The language of the title, if it is not that of the rest. */
  titleLanguage: Language;
}

type Said = { title: string; message: string };

/** The titles that the documents quote in English on a Korean screen (decision 79). */
const titlesOfWallet: ReadonlySet<NoticeCode> = new Set([
  'local-send.invalid-amount',
  'local-send.insufficient-balance',
]);

/**
 * The languages of a notice. News in both languages are in that of local payments; other texts of the provider count as
 * in the language of the wallet.
 */
export function languagesOf(notice: Notice, { language, localLanguage }: LanguageChoice) {
  const isLocal = 'code' in notice ? notice.isLocal === true : notice.english !== undefined;
  const said = isLocal ? localLanguage : language;
  const title = 'code' in notice && titlesOfWallet.has(notice.code) ? language : said;
  return { said, title };
}

/** The text of a notice. Undefined if `find` has no messages of its language yet. */
export function noticeText(
  notice: Notice,
  choice: LanguageChoice,
  find: (language: Language) => NoticesMessages | undefined,
): NoticeText | undefined {
  const { said: language, title: titleLanguage } = languagesOf(notice, choice);
  if (!('code' in notice)) {
    const { title, message } = (language === 'en' && notice.english) || notice;
    return { language, titleLanguage, title, message };
  }
  const { code, figures = [], reason } = notice;
  const say = (messages: NoticesMessages): Said => {
    const said = messages.said[code];
    // `notices` ties each code to its figures; a look-up by the code loses that type.
    return typeof said === 'function'
      ? (said as (...values: readonly unknown[]) => Said)(...figures)
      : said;
  };
  const messages = find(language);
  const messagesOfTitle = find(titleLanguage);
  if (messages === undefined || messagesOfTitle === undefined) return undefined;
  const { message } = say(messages);
  return {
    language,
    titleLanguage,
    title: say(messagesOfTitle).title,
    message: reason?.[language] ?? message,
  };
}
