import type { Language } from '#i18n/language.ts';
import type { Area, Messages } from '#i18n/messages.ts';

/** The areas that are not part of the first load. */
export type LaterArea = Exclude<Area, 'common' | 'shell' | 'bell' | 'home'>;

/** The files of these messages in each language. A file has the messages of screens that are used together. */
const files = {
  en: {
    work: () => import('./messages/en-work.ts'),
    session: () => import('./messages/en-session.ts'),
    forms: () => import('./messages/en-forms.ts'),
    money: () => import('./messages/en-money.ts'),
    account: () => import('./messages/en-account.ts'),
    identity: () => import('./messages/en-identity.ts'),
    local: () => import('./messages/en-local.ts'),
    travel: () => import('./messages/en-travel.ts'),
    help: () => import('./messages/en-help.ts'),
    idle: () => import('./messages/en-idle.ts'),
    notifications: () => import('./messages/en-notifications.ts'),
    cards: () => import('./messages/en-cards.ts'),
  },
  ko: {
    work: () => import('./messages/ko-work.ts'),
    session: () => import('./messages/ko-session.ts'),
    forms: () => import('./messages/ko-forms.ts'),
    money: () => import('./messages/ko-money.ts'),
    account: () => import('./messages/ko-account.ts'),
    identity: () => import('./messages/ko-identity.ts'),
    local: () => import('./messages/ko-local.ts'),
    travel: () => import('./messages/ko-travel.ts'),
    help: () => import('./messages/ko-help.ts'),
    idle: () => import('./messages/ko-idle.ts'),
    notifications: () => import('./messages/ko-notifications.ts'),
    cards: () => import('./messages/ko-cards.ts'),
  },
} as const;

const fileOf = {
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
  notices: 'idle',
  titles: 'idle',
  monitor: 'idle',
  notifications: 'notifications',
  cards: 'cards',
} as const satisfies Record<LaterArea, keyof (typeof files)[Language]>;

/** Imports the file with the messages of an area. */
export const importLater = (language: Language, area: LaterArea): Promise<Partial<Messages>> =>
  files[language][fileOf[area]]();
