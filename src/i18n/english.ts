import type { Messages } from './messages.ts';
import { common } from './en/common.ts';
import { shell } from './en/shell.ts';
import { bell } from './en/bell.ts';
import { home } from './en/home.ts';
import { work } from './en/work.ts';

/** All English messages. The wallet loads them by area instead. */
export const english: Messages = {
  common,
  shell,
  bell,
  home,
  work,
};
