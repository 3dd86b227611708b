import type { Language } from './language.ts';
import type { MessageSource } from './messages-context.ts';
import type { Messages } from './messages.ts';

/** A source of messages that are all loaded. A consumer of the library may pass its own messages. */
export function loadedMessages(
  messages: Readonly<Partial<Record<Language, Messages>>>,
): MessageSource {
  const missing = (language: Language) => new Error(`There are no messages in "${language}"`);
  return {
    find: (language, area) => messages[language]?.[area],
    load: (language) => Promise.reject(missing(language)),
    read(language, area) {
      const found = messages[language]?.[area];
      if (found === undefined) throw missing(language);
      return found;
    },
  };
}
