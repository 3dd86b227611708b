import type { Messages } from './messages.ts';
import { common } from './ko/common.ts';
import { shell } from './ko/shell.ts';
import { bell } from './ko/bell.ts';
import { home } from './ko/home.ts';
import { work } from './ko/work.ts';

/** All Korean messages. The wallet loads them by area instead. */
export const korean: Messages = {
  common,
  shell,
  bell,
  home,
  work,
};
