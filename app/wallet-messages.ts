import { documentedLanguages, type Language } from '#i18n/language.ts';
import { createMessageLoader } from '#i18n/message-loader.ts';
import type { Area } from '#i18n/messages.ts';

/** The files of messages in each language. A file has the messages of screens that are used together. */
const files = {
  en: {
    first: () => import('./messages/en-first.ts'),
    bell: () => import('./messages/en-bell.ts'),
    work: () => import('./messages/en-work.ts'),
  },
  ko: {
    first: () => import('./messages/ko-first.ts'),
    bell: () => import('./messages/ko-bell.ts'),
    work: () => import('./messages/ko-work.ts'),
  },
} as const;

const fileOf = {
  common: 'first',
  shell: 'first',
  bell: 'bell',
  home: 'first',
  work: 'work',
} as const satisfies Record<Area, keyof (typeof files)[Language]>;

/** The messages of the wallet, which are loaded by language and file. */
export const walletMessages = createMessageLoader((language, area) =>
  files[language][fileOf[area]](),
);

/** Loads the messages of an area in the language of the wallet. */
export const loadMessages = (area: Area): Promise<unknown> =>
  walletMessages.load(documentedLanguages.language, area);

/** Loads the messages of the first screen. The bell, a part of it, is in the language of local payments. */
export const loadFirstMessages = (): Promise<unknown> =>
  Promise.all([
    loadMessages('home'),
    walletMessages.load(documentedLanguages.localLanguage, 'bell'),
  ]);
