import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { useStore } from '#components/use-store.ts';
import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { choiceOf, type LanguageChoice, type LanguageSetting } from '#i18n/language.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { loadedMessages } from '#i18n/loaded-messages.ts';
import { createStore } from '#wallet/store.ts';

const messages = loadedMessages({ en: english, ko: korean });

/** The languages in place of those of the toolbar, for a check after a story. */
const other = createStore<LanguageChoice | undefined>(undefined);

/** Provides the languages of a story. */
export function StoryLanguage({
  choice,
  children,
}: {
  choice: LanguageChoice;
  children: ReactNode;
}) {
  const [chosen, setChosen] = useState<LanguageSetting>();
  const shown = useStore(other) ?? (chosen === undefined ? choice : choiceOf(chosen));
  return (
    <LanguageProvider {...shown} messages={messages} onChoose={setChosen}>
      {children}
    </LanguageProvider>
  );
}

/** Shows the played story in other languages, with its state. Undefined shows those of the toolbar again. */
export function showInLanguage(choice: LanguageChoice | undefined): void {
  flushSync(() => other.write(choice));
}
