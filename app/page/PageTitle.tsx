import { useEffect } from 'react';

import { useLanguage } from '#i18n/messages-context.ts';

import { pageTitle, titleLanguage, titleOfPath } from './page-title.ts';

/** Sets the title of the document: that of the screen at a path, or of the sign-in or the lock screen. */
export default function PageTitle(page: { path: string } | { name: 'signIn' | 'locked' }) {
  const choice = useLanguage();
  const { messages } = choice;
  const name = 'path' in page ? titleOfPath(page.path) : page.name;
  const language = titleLanguage(name, choice);
  useEffect(() => {
    let left = false;
    // A title that cannot be loaded stays as it was; the screen reports that the provider is unreachable.
    async function show() {
      const titles = messages.find(language, 'titles') ?? (await messages.load(language, 'titles'));
      if (!left) document.title = pageTitle(name, titles);
    }
    // A title that cannot be loaded stays as it was; the screen reports that the provider is unreachable.
    show().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [name, language, messages]);
  return null;
}
