import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { documentedLanguages } from '#i18n/language.ts';

import type { Notice } from './notices.ts';
import type { GoldenNotice } from './notices.golden.ts';
import { noticeText } from './notice-text.ts';

/** A notice as the documents show it, for a comparison with the golden table. */
export function documentedNotice(notice: Notice): GoldenNotice {
  const text = noticeText(
    notice,
    documentedLanguages,
    (language) => ({ en: english, ko: korean })[language].notices,
  );
  if (text === undefined) throw new Error('The messages of the notices are missing');
  const { title, message, language, titleLanguage } = text;
  const { tone, information, outlivesSession } = notice;
  return {
    title,
    message,
    tone,
    ...(information && { information }),
    ...(outlivesSession && { outlivesSession }),
    ...(titleLanguage === 'ko' && { lang: 'ko' }),
    ...(titleLanguage !== language && { messageLang: 'ko' }),
  };
}
