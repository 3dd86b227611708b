import { readLanguageSetting, type LanguageSetting } from '#i18n/language.ts';
import type { User } from '#wallet/entities/user.ts';
import { readThemeChoice, type ThemeChoice } from '#wallet/theme.ts';

import type { CallName } from './contract.ts';

/** A read of a screen. */
export interface PageRead {
  name: CallName;
  params: Readonly<Record<string, number>>;
}

/** The parsed answer of the provider to a read. */
export interface PageAnswer extends PageRead {
  data: unknown;
  /** The cursor of a list's next page. */
  before?: string;
}

/** The page that the user opens. */
export interface PageRequest {
  /** The path of the address, with the base, and its query with the question mark. */
  path: string;
  search: string;
  user: User;
  now: Date;
  theme: ThemeChoice;
  language: LanguageSetting;
  timeZone: string;
  /** Answers reads with the user's parsed data. */
  read: (reads: readonly PageRead[]) => Promise<PageAnswer[]>;
}

/** A page as first rendered. */
export interface RenderedPage {
  title: string;
  markup: string;
  answers: PageAnswer[];
}

/** The state of a server-rendered page, as JSON in its `#page-state`. */
export interface PageState {
  /** The mark of the session for which the page was rendered. */
  mark: string;
  user: User;
  /** The id of the user's last event before the data was read. */
  eventPosition: number;
  /** The reads of the screen, with their answers. */
  answers: readonly PageAnswer[];
}

/**
 * The header of a rendered page with the wallet's version: the MD5 of the page without user data, which is also the
 * build's revision of the page for the service worker.
 */
export const walletVersionHeader = 'X-Wallet-Version';

/** The id of the element that contains the state. */
export const pageStateId = 'page-state';

/**
 * The name of the page cookie, from which the provider renders a page for this wallet. If it is missing or names
 * another session than the session cookie, the provider renders no user data (decision 135).
 */
export const pageCookieName = 'superwallet_page';

/** Contents of the page cookie. */
export interface PageCookie {
  /** The mark of the browser's stored, unlocked session. */
  mark: string;
  theme: ThemeChoice;
  language: LanguageSetting;
  /** The time zone of the device. */
  timeZone: string;
}

/**
 * Number of hexadecimal digits of a token's SHA-256 in a mark: enough to distinguish sessions, too few to find the
 * token.
 */
export const markLength = 16;

/** Serialises a page cookie, which `readPageCookie` parses. */
export function writePageCookie({ mark, theme, language, timeZone }: PageCookie): string {
  return [mark, theme, language, timeZone].join('.');
}

/** Parses a page cookie; undefined for a value that no wallet has written. */
export function readPageCookie(value: string): PageCookie | undefined {
  const [, mark, theme = '', setting = '', timeZone = ''] =
    /^([0-9a-f]{16})\.(light|dark|system)\.([a-z-]{2,5})\.([\w/+-]{1,60})$/.exec(value) ?? [];
  const language = readLanguageSetting(setting);
  if (mark === undefined || language === undefined || !isTimeZone(timeZone)) return undefined;
  return { mark, theme: readThemeChoice(theme), language, timeZone };
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
