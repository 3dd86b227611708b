import type { Messages } from './messages.ts';
import { common } from './en/common.ts';
import { shell } from './en/shell.ts';
import { bell } from './en/bell.ts';
import { home } from './en/home.ts';
import { work } from './en/work.ts';
import { session } from './en/session.ts';
import { forms } from './en/forms.ts';
import { assets } from './en/assets.ts';
import { send } from './en/send.ts';
import { bank } from './en/bank.ts';
import { history } from './en/history.ts';
import { account } from './en/account.ts';
import { security } from './en/security.ts';
import { keys } from './en/keys.ts';
import { identity } from './en/identity.ts';
import { local } from './en/local.ts';
import { travel } from './en/travel.ts';
import { help } from './en/help.ts';
import { notifications } from './en/notifications.ts';
import { cards } from './en/cards.ts';
import { notices } from './en/notices.ts';
import { titles } from './en/titles.ts';
import { monitor } from './en/monitor.ts';

/** All English messages. The wallet loads them by area instead. */
export const english: Messages = {
  common,
  shell,
  bell,
  home,
  work,
  session,
  forms,
  assets,
  send,
  bank,
  history,
  account,
  security,
  keys,
  identity,
  local,
  travel,
  help,
  notifications,
  cards,
  notices,
  titles,
  monitor,
};
