import { useMemo, type ReactNode } from 'react';

import type { LanguageChoice } from './language.ts';
import { LanguageContext, useLanguage, type MessageSource } from './messages-context.ts';

export interface LanguageProviderProps extends LanguageChoice {
  messages: MessageSource;
  children: ReactNode;
}

/** Provides the language and its messages to the components inside. */
export function LanguageProvider({
  language,
  localLanguage,
  messages,
  children,
}: LanguageProviderProps) {
  const value = useMemo(
    () => ({ language, localLanguage, messages }),
    [language, localLanguage, messages],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** Shows its content in the language of local sends and withdrawals, and marks it for screen readers. */
export function InLocalLanguage({ children }: { children: ReactNode }) {
  const { language, localLanguage, messages } = useLanguage();
  if (language === localLanguage) return children;
  return (
    <LanguageProvider language={localLanguage} localLanguage={localLanguage} messages={messages}>
      <div lang={localLanguage}>{children}</div>
    </LanguageProvider>
  );
}
