import { useEffect, useState } from 'react';

import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/messages-context.ts';
import type { SpokenWords } from '#wallet/labels/spoken-text.ts';
import { languagesOf, noticeText, type NoticeText } from '#wallet/notices/notice-text.ts';
import type { Notice } from '#wallet/notices/notices.ts';

/**
 * The text of a toast, and the names of its controls. Undefined while its messages load: a toast in the language of
 * local sends must not suspend the toaster, which shows other toasts too.
 */
export function useNoticeText(
  notice: Notice,
): (NoticeText & { viewReceipt: string; close: string; spoken: SpokenWords }) | undefined {
  const choice = useLanguage();
  const { messages } = choice;
  const find = (language: Language) => messages.find(language, 'notices');
  const { said } = languagesOf(notice, choice);
  const text = noticeText(notice, choice, find);
  const viewReceipt = find(said)?.viewReceipt;
  const common = messages.find(said, 'common');
  const isMissing = text === undefined || viewReceipt === undefined || common === undefined;
  const [, setLoads] = useState(0);
  useEffect(() => {
    if (!isMissing) return;
    let left = false;
    const loads = [messages.load(said, 'notices'), messages.load(said, 'common')];
    // The next toast retries a failed load.
    Promise.all(loads).then(
      () => left || setLoads((count) => count + 1),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [isMissing, said, messages]);
  return isMissing
    ? undefined
    : { ...text, viewReceipt, close: common.close, spoken: common.spoken };
}
