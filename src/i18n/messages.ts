import type { CommonMessages } from './en/common.ts';
import type { ShellMessages } from './en/shell.ts';
import type { BellMessages } from './en/bell.ts';
import type { HomeMessages } from './en/home.ts';
import type { WorkMessages } from './en/work.ts';

/** The messages of each area. The English ones define the types; a missing translation is a type error. */
export interface Messages {
  common: CommonMessages;
  shell: ShellMessages;
  bell: BellMessages;
  home: HomeMessages;
  work: WorkMessages;
}

/** A part of the messages that is loaded together. */
export type Area = keyof Messages;
