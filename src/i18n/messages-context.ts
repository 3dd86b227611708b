import { createContext, use } from 'react';

import type { Language, LanguageChoice, LanguageSetting } from './language.ts';
import type { Area, Messages } from './messages.ts';

/** Provides messages, some of which may not be loaded yet (decision 249). */
export interface MessageSource {
  /** The messages of an area; undefined if they are not loaded. */
  find: <Name extends Area>(language: Language, area: Name) => Messages[Name] | undefined;
  /** Loads the messages of an area. Concurrent calls return the same promise, which rejects if the load fails. */
  load: <Name extends Area>(language: Language, area: Name) => Promise<Messages[Name]>;
  /**
   * The messages of an area for a component, or a promise to suspend on. Once a component has received a promise, all
   * calls return it: a component that suspended must call `use` again, or else React loses the hooks after it.
   */
  read: <Name extends Area>(
    language: Language,
    area: Name,
  ) => Messages[Name] | Promise<Messages[Name]>;
}

export interface LanguageContextValue extends LanguageChoice {
  messages: MessageSource;
  /** Changes the languages; missing where they cannot be changed. */
  onChoose?: ((setting: LanguageSetting) => void) | undefined;
  /** The language of the wallet, inside a part in the language of local sends and withdrawals; otherwise undefined. */
  walletLanguage?: Language | undefined;
}

export const LanguageContext = createContext<LanguageContextValue | undefined>(undefined);

/** The languages and messages of the closest provider. @throws {Error} without a provider */
export function useLanguage(): LanguageContextValue {
  const context = use(LanguageContext);
  if (context === undefined) throw new Error('Render this component inside a LanguageProvider');
  return context;
}

/** The messages of an area in the current language. Suspends until they are loaded. */
export function useMessages<Name extends Area>(area: Name): Messages[Name] {
  const { language, messages } = useLanguage();
  const read = messages.read(language, area);
  return read instanceof Promise ? use(read) : read;
}
