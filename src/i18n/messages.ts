import type { CommonMessages } from './en/common.ts';
import type { ShellMessages } from './en/shell.ts';
import type { BellMessages } from './en/bell.ts';
import type { HomeMessages } from './en/home.ts';
import type { WorkMessages } from './en/work.ts';
import type { SessionMessages } from './en/session.ts';
import type { FormsMessages } from './en/forms.ts';
import type { AssetsMessages } from './en/assets.ts';
import type { SendMessages } from './en/send.ts';
import type { BankMessages } from './en/bank.ts';
import type { HistoryMessages } from './en/history.ts';
import type { AccountMessages } from './en/account.ts';
import type { SecurityMessages } from './en/security.ts';
import type { KeysMessages } from './en/keys.ts';
import type { IdentityMessages } from './en/identity.ts';
import type { LocalMessages } from './en/local.ts';
import type { TravelMessages } from './en/travel.ts';
import type { HelpMessages } from './en/help.ts';
import type { NotificationsMessages } from './en/notifications.ts';
import type { CardsMessages } from './en/cards.ts';
import type { NoticesMessages } from './en/notices.ts';
import type { TitlesMessages } from './en/titles.ts';
import type { MonitorMessages } from './en/monitor.ts';

/** The messages of each area. The English ones define the types; a missing translation is a type error. */
export interface Messages {
  common: CommonMessages;
  shell: ShellMessages;
  bell: BellMessages;
  home: HomeMessages;
  work: WorkMessages;
  session: SessionMessages;
  forms: FormsMessages;
  assets: AssetsMessages;
  send: SendMessages;
  bank: BankMessages;
  history: HistoryMessages;
  account: AccountMessages;
  security: SecurityMessages;
  keys: KeysMessages;
  identity: IdentityMessages;
  local: LocalMessages;
  travel: TravelMessages;
  help: HelpMessages;
  notifications: NotificationsMessages;
  cards: CardsMessages;
  notices: NoticesMessages;
  titles: TitlesMessages;
  monitor: MonitorMessages;
}

/** A part of the messages that is loaded together. */
export type Area = keyof Messages;
