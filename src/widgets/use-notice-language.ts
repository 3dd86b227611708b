import { useLanguage } from '#i18n/messages-context.ts';
import { inLocalLanguage, type CodedNotice } from '#wallet/notices/notices.ts';

/** Gives a notice the language of the part of the screen that raises it. */
export function useNoticeLanguage(): (notice: CodedNotice) => CodedNotice {
  const { language, localLanguage } = useLanguage();
  return (notice) => (language === localLanguage ? inLocalLanguage(notice) : notice);
}
