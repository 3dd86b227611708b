import { pageCookieName, writePageCookie } from '#api/page.ts';
import type { LanguageSetting } from '#i18n/language.ts';
import type { SessionStore } from '#api/session-store.ts';
import { basePath } from '#wallet/paths.ts';
import type { ReadableStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import type { TextStorage } from '../device/page-storage.ts';
import { markOf, type Digest } from './session-mark.ts';

/** The browser APIs that the cookie needs. Without `subtle`, as on plain http, no cookie is written. */
interface CookiePage {
  document: { cookie: string };
  subtle: Digest;
  storage: Pick<TextStorage, 'getItem' | 'setItem'>;
}

/** The choices of the page that the cookie follows. */
interface PageChoices {
  theme: ReadableStore<ThemeChoice>;
  language: ReadableStore<LanguageSetting>;
  storageRefused: ReadableStore<boolean>;
}

/** Storage key of the device's time zone, stored after its offset in minutes: `-540 Asia/Seoul`. */
const timeZoneKey = 'time_zone';

/**
 * The device's time zone. A phone needs up to 0.2 s for the first date format of a page, which blocks input meanwhile.
 * So the stored zone is used until the device's offset changes.
 */
function deviceTimeZone(storage: Pick<TextStorage, 'getItem' | 'setItem'>): string {
  const offset = String(new Date().getTimezoneOffset());
  const [, storedOffset, storedZone] =
    /^(-?\d+) ([\w/+-]+)$/.exec(storage.getItem(timeZoneKey) ?? '') ?? [];
  if (storedZone !== undefined && storedOffset === offset) return storedZone;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  storage.setItem(timeZoneKey, `${offset} ${timeZone}`);
  return timeZone;
}

/**
 * Updates the page cookie with the stored session, the theme and the languages. It is cleared at once when the session
 * ends or locks, in any tab, and expires when the wallet locks, so that the provider then renders nothing of the user.
 * It is not written if the browser stores no session, because the next page then has none. `later` defers the first
 * write until after the first screen.
 */
export function syncPageCookie(
  session: Pick<SessionStore, 'token' | 'subscribe' | 'locked' | 'timeLeft' | 'subscribeToUse'>,
  { theme, language, storageRefused }: PageChoices,
  { document, subtle, storage }: CookiePage,
  later: (run: () => void) => void,
): void {
  const write = (value: string, seconds: number) => {
    document.cookie = `${pageCookieName}=${value}; Path=${basePath}; Max-Age=${seconds}; SameSite=Strict`;
  };
  const isShown = (token: string) =>
    session.token === token && !session.locked.read() && !storageRefused.read();
  async function keep() {
    const { token } = session;
    if (token === null || !isShown(token) || subtle === undefined) {
      write('', 0);
      return;
    }
    const mark = await markOf(token, subtle);
    if (!isShown(token)) return;
    const timeZone = deviceTimeZone(storage);
    const value = writePageCookie({
      mark,
      theme: theme.read(),
      language: language.read(),
      timeZone,
    });
    write(value, Math.floor(session.timeLeft() / 1_000));
  }
  const follow = () => void keep();
  for (const { subscribe } of [session, session.locked, theme, language, storageRefused])
    subscribe(follow);
  session.subscribeToUse(follow);
  if (session.token !== null && isShown(session.token)) later(follow);
  else follow();
}
