import { documentedLanguages, type Language } from '#i18n/language.ts';
import { createMessageLoader } from '#i18n/message-loader.ts';
import type { Area } from '#i18n/messages.ts';

/** The files of messages in each language. A file has the messages of screens that are used together. */
const files = {
  en: {
    first: () => import('./messages/en-first.ts'),
    bell: () => import('./messages/en-bell.ts'),
    work: () => import('./messages/en-work.ts'),
    session: () => import('./messages/en-session.ts'),
    forms: () => import('./messages/en-forms.ts'),
    money: () => import('./messages/en-money.ts'),
    account: () => import('./messages/en-account.ts'),
    identity: () => import('./messages/en-identity.ts'),
    local: () => import('./messages/en-local.ts'),
    travel: () => import('./messages/en-travel.ts'),
    help: () => import('./messages/en-help.ts'),
    notifications: () => import('./messages/en-notifications.ts'),
    cards: () => import('./messages/en-cards.ts'),
  },
  ko: {
    first: () => import('./messages/ko-first.ts'),
    bell: () => import('./messages/ko-bell.ts'),
    work: () => import('./messages/ko-work.ts'),
    session: () => import('./messages/ko-session.ts'),
    forms: () => import('./messages/ko-forms.ts'),
    money: () => import('./messages/ko-money.ts'),
    account: () => import('./messages/ko-account.ts'),
    identity: () => import('./messages/ko-identity.ts'),
    local: () => import('./messages/ko-local.ts'),
    travel: () => import('./messages/ko-travel.ts'),
    help: () => import('./messages/ko-help.ts'),
    notifications: () => import('./messages/ko-notifications.ts'),
    cards: () => import('./messages/ko-cards.ts'),
  },
} as const;

const fileOf = {
  common: 'first',
  shell: 'first',
  bell: 'bell',
  home: 'first',
  work: 'work',
  session: 'session',
  forms: 'forms',
  assets: 'money',
  send: 'money',
  bank: 'money',
  history: 'money',
  account: 'account',
  security: 'account',
  keys: 'account',
  identity: 'identity',
  local: 'local',
  travel: 'travel',
  help: 'help',
  monitor: 'help',
  notifications: 'notifications',
  cards: 'cards',
} as const satisfies Record<Area, keyof (typeof files)[Language]>;

/** The messages of the wallet, which are loaded by language and file. */
export const walletMessages = createMessageLoader((language, area) =>
  files[language][fileOf[area]](),
);

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
    const { language, localLanguage } = documentedLanguages;
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
