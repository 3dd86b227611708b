import type { Language } from './language.ts';
import type { MessageSource } from './messages-context.ts';
import type { Area, Messages } from './messages.ts';

/** Imports the file with the messages of an area. It may have the messages of other areas too. */
type ImportMessages = (language: Language, area: Area) => Promise<Partial<Messages>>;

/** A source of messages that loads them on demand. */
export interface MessageLoader extends MessageSource {
  /** The areas that are loaded in a language. */
  areas: (language: Language) => Area[];
}

const keyOf = (language: Language, area: Area) => `${language} ${area}`;

/** Loads messages on demand, and keeps them. A failed load can be repeated. */
export function createMessageLoader(importMessages: ImportMessages): MessageLoader {
  const loaded: Record<Language, Partial<Messages>> = { en: {}, ko: {} };
  const loading = new Map<string, Promise<unknown>>();
  const load = <Name extends Area>(language: Language, area: Name): Promise<Messages[Name]> => {
    const key = keyOf(language, area);
    // The key determines the type of the promise.
    const running = loading.get(key) as Promise<Messages[Name]> | undefined;
    if (running !== undefined) return running;
    const started = importMessages(language, area).then((messages) => {
      Object.assign(loaded[language], messages);
      const found = loaded[language][area];
      if (found === undefined) throw new Error(`The file of "${area}" does not have its messages`);
      return found;
    });
    loading.set(key, started);
    // A consumer of the promise handles the error.
    started.catch(() => loading.delete(key));
    return started;
  };
  /** The keys whose promise a component has received. */
  const awaited = new Set<string>();
  return {
    find: (language, area) => loaded[language][area],
    load,
    read(language, area) {
      const key = keyOf(language, area);
      const found = loaded[language][area];
      if (found !== undefined && !awaited.has(key)) return found;
      awaited.add(key);
      return load(language, area);
    },
    areas: (language) => Object.keys(loaded[language]) as Area[],
  };
}
