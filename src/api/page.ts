import type { User } from '#wallet/entities/user.ts';
import { readThemeChoice, type ThemeChoice } from '#wallet/theme.ts';

import type { CallName } from './contract.ts';

/** A read that a screen makes. */
export interface PageRead {
  name: CallName;
  params: Readonly<Record<string, number>>;
}

/** An answer of the provider to a read, as the wallet reads it. */
export interface PageAnswer extends PageRead {
  data: unknown;
  /** Where the next page of a list begins. */
  before?: string;
}

/** The page that a person opens. */
export interface PageRequest {
  /** The path of the address, with the base, and its query with the question mark. */
  path: string;
  search: string;
  user: User;
  now: Date;
  theme: ThemeChoice;
  timeZone: string;
  /** Answers reads in the person's name, each as the wallet reads it. */
  read: (reads: readonly PageRead[]) => Promise<PageAnswer[]>;
}

/** A page as the wallet draws it first. */
export interface RenderedPage {
  title: string;
  markup: string;
  answers: PageAnswer[];
}

/** What a page that the provider has rendered says of itself, as JSON in its `#page-state`. */
export interface PageState {
  /** The mark of the session that it was rendered for. */
  mark: string;
  user: User;
  /** The id of the person's last event before it was read. */
  eventPosition: number;
  /** What its screen has read. */
  answers: readonly PageAnswer[];
}

/**
 * The header of a rendered page that says of which version of the wallet it is: the MD5 of the page without a person,
 * because that is how the build marks it for the service worker.
 */
export const walletVersionHeader = 'X-Wallet-Version';

/** The id of the element that holds the state. */
export const pageStateId = 'page-state';

/**
 * The cookie in which a wallet tells what a page for it looks like. Without it, or where its session is another one
 * than that of the session cookie, the provider renders nothing of a person (decision 135).
 */
export const pageCookieName = 'superwallet_page';

/** What a browser's wallet says of itself before its page is rendered. */
export interface PageCookie {
  /** The mark of the session that the browser has stored and not locked. */
  mark: string;
  theme: ThemeChoice;
  /** The time zone of the device. */
  timeZone: string;
}

/** How many hexadecimal digits of a token's SHA-256 tell sessions apart, and are no help in finding the token. */
export const markLength = 16;

/** The value of a page cookie, for `readPageCookie`. */
export function writePageCookie({ mark, theme, timeZone }: PageCookie): string {
  return [mark, theme, timeZone].join('.');
}

/** What a page cookie says; undefined for a value that no wallet has written. */
export function readPageCookie(value: string): PageCookie | undefined {
  const [, mark, theme = '', timeZone = ''] =
    /^([0-9a-f]{16})\.(light|dark|system)\.([\w/+-]{1,60})$/.exec(value) ?? [];
  if (mark === undefined || !isTimeZone(timeZone)) return undefined;
  return { mark, theme: readThemeChoice(theme), timeZone };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
