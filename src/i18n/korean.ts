import type { Messages } from './messages.ts';
import { common } from './ko/common.ts';
import { shell } from './ko/shell.ts';
import { bell } from './ko/bell.ts';
import { home } from './ko/home.ts';
import { work } from './ko/work.ts';
import { session } from './ko/session.ts';
import { forms } from './ko/forms.ts';
import { assets } from './ko/assets.ts';
import { send } from './ko/send.ts';
import { bank } from './ko/bank.ts';
import { history } from './ko/history.ts';
import { account } from './ko/account.ts';
import { security } from './ko/security.ts';
import { keys } from './ko/keys.ts';
import { identity } from './ko/identity.ts';
import { local } from './ko/local.ts';
import { travel } from './ko/travel.ts';
import { help } from './ko/help.ts';
import { notifications } from './ko/notifications.ts';
import { cards } from './ko/cards.ts';
import { notices } from './ko/notices.ts';
import { titles } from './ko/titles.ts';
import { monitor } from './ko/monitor.ts';

/** All Korean messages. The wallet loads them by area instead. */
export const korean: Messages = {
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
