import { useEffect } from 'react';

import { useLanguage } from '#i18n/messages-context.ts';

import { pageTitle, titleLanguage, titleOfPath } from './page-title.ts';

/** Sets the title of the document: that of the screen at a path, or of the sign-in or the lock screen. */
export default function PageTitle({ path }: { path: string | 'signIn' | 'locked' }) {
  const choice = useLanguage();
  const { messages } = choice;
  const name = path === 'signIn' || path === 'locked' ? path : titleOfPath(path);
  const language = titleLanguage(name, choice);
  useEffect(() => {
    let left = false;
    // A title that cannot be loaded stays as it was; the screen reports that the provider is unreachable.
    const loaded = messages.find(language, 'titles') ?? messages.load(language, 'titles');
    Promise.resolve(loaded).then(
      (titles) => {
        if (!left) document.title = pageTitle(name, titles);
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [name, language, messages]);
  return null;
}
