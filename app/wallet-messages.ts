import { choiceOf, type LanguageSetting } from '#i18n/language.ts';
import { createMessageLoader } from '#i18n/message-loader.ts';
import type { Area } from '#i18n/messages.ts';
import { createStore } from '#wallet/store.ts';

/** The files with the messages of the first screen. */
const firstFiles = {
  en: {
    first: () => import('./messages/en-first.ts'),
    bell: () => import('./messages/en-bell.ts'),
  },
  ko: {
    first: () => import('./messages/ko-first.ts'),
    bell: () => import('./messages/ko-bell.ts'),
  },
} as const;

/** The messages of the wallet, which are loaded by language and file. */
export const walletMessages = createMessageLoader(async (language, area) => {
  if (area === 'bell') return firstFiles[language].bell();
  if (area === 'common' || area === 'shell' || area === 'home') return firstFiles[language].first();
  // The list of the other files would make the first load larger.
  const { importLater } = await import('./later-messages.ts');
  return importLater(language, area);
});

/** The languages of the wallet. */
export const walletLanguage = createStore<LanguageSetting>('en-ko');

/** The areas of messages that a part of the wallet shows. */
export interface ShownMessages {
  messages?: readonly Area[];
  /** Those in the language of local sends and withdrawals. */
  localMessages?: readonly Area[];
}

/** Loads a chunk with its messages. Without these, the part would suspend again after its chunk is loaded. */
export function withMessages<Module>(
  load: () => Promise<Module>,
  { messages = [], localMessages = [] }: ShownMessages,
): () => Promise<Module> {
  return async () => {
    const { language, localLanguage } = choiceOf(walletLanguage.read());
    const [module] = await Promise.all([
      load(),
      ...messages.map((area) => walletMessages.load(language, area)),
      ...localMessages.map((area) => walletMessages.load(localLanguage, area)),
    ]);
    return module;
  };
}

/** Loads the messages of the first screen. The bell, a part of it, is in the language of local payments. */
export const loadFirstMessages = (): Promise<unknown> =>
  withMessages(() => Promise.resolve(), { messages: ['home'], localMessages: ['bell'] })();
