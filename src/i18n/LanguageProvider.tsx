import { useMemo, type ReactNode } from 'react';

import type { LanguageChoice } from './language.ts';
import { LanguageContext, useLanguage, type LanguageContextValue } from './messages-context.ts';

export interface LanguageProviderProps
  extends LanguageChoice, Pick<LanguageContextValue, 'messages' | 'onChoose'> {
  children: ReactNode;
}

/** Provides the language and its messages to the components inside. */
export function LanguageProvider({
  language,
  localLanguage,
  messages,
  onChoose,
  children,
}: LanguageProviderProps) {
  const value = useMemo(
    () => ({ language, localLanguage, messages, onChoose }),
    [language, localLanguage, messages, onChoose],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Shows its content in the language of local sends and withdrawals, and marks it for screen readers. */
export function InLocalLanguage({ children }: { children: ReactNode }) {
  const { language, localLanguage, messages, onChoose, walletLanguage = language } = useLanguage();
  const value = useMemo(
    () => ({ language: localLanguage, localLanguage, messages, onChoose, walletLanguage }),
    [localLanguage, messages, onChoose, walletLanguage],
  );
  return (
    <LanguageContext value={value}>
      <div lang={language === localLanguage ? undefined : localLanguage}>{children}</div>
    </LanguageContext>
  );
}
