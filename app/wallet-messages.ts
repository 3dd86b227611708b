import type { Language, LanguageChoice } from '#i18n/language.ts';
import { createMessageLoader } from '#i18n/message-loader.ts';
import type { Area } from '#i18n/messages.ts';

/** The files of messages in each language. A file has the messages of screens that are used together. */
const files = {
  en: {
    first: () => import('./messages/en-first.ts'),
    bell: () => import('./messages/en-bell.ts'),
    chat: () => import('./messages/en-chat.ts'),
    session: () => import('./messages/en-session.ts'),
    money: () => import('./messages/en-money.ts'),
    local: () => import('./messages/en-local.ts'),
    work: () => import('./messages/en-work.ts'),
    settings: () => import('./messages/en-settings.ts'),
  },
  ko: {
    first: () => import('./messages/ko-first.ts'),
    bell: () => import('./messages/ko-bell.ts'),
    chat: () => import('./messages/ko-chat.ts'),
    session: () => import('./messages/ko-session.ts'),
    money: () => import('./messages/ko-money.ts'),
    local: () => import('./messages/ko-local.ts'),
    work: () => import('./messages/ko-work.ts'),
    settings: () => import('./messages/ko-settings.ts'),
  },
} as const;

const fileOf = {
  common: 'first',
  shell: 'first',
  session: 'session',
  bell: 'bell',
  home: 'first',
  assets: 'money',
  forms: 'money',
  send: 'money',
  bank: 'money',
  history: 'money',
  account: 'settings',
  security: 'settings',
  keys: 'settings',
  identity: 'settings',
  travel: 'local',
  local: 'local',
  work: 'work',
  chat: 'chat',
} as const satisfies Record<Area, keyof (typeof files)[Language]>;

/** The messages of the wallet, which are loaded by language and file. */
export const walletMessages = createMessageLoader((language, area) =>
  files[language][fileOf[area]](),
);

/** Loads the messages of the first screen. The bell, a part of it, is in the language of local payments. */
export const loadFirstMessages = ({ language, localLanguage }: LanguageChoice): Promise<unknown> =>
  Promise.all([walletMessages.load(language, 'home'), walletMessages.load(localLanguage, 'bell')]);
