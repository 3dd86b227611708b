import type { Messages } from './messages.ts';
import { common } from './en/common.ts';
import { shell } from './en/shell.ts';
import { session } from './en/session.ts';
import { bell } from './en/bell.ts';
import { home } from './en/home.ts';
import { assets } from './en/assets.ts';
import { forms } from './en/forms.ts';
import { send } from './en/send.ts';
import { bank } from './en/bank.ts';
import { history } from './en/history.ts';
import { account } from './en/account.ts';
import { security } from './en/security.ts';
import { keys } from './en/keys.ts';
import { identity } from './en/identity.ts';
import { travel } from './en/travel.ts';
import { local } from './en/local.ts';
import { work } from './en/work.ts';
import { chat } from './en/chat.ts';

/** All English messages. The wallet loads them by area instead. */
export const english: Messages = {
  common,
  shell,
  session,
  bell,
  home,
  assets,
  forms,
  send,
  bank,
  history,
  account,
  security,
  keys,
  identity,
  travel,
  local,
  work,
  chat,
};
