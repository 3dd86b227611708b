import { markLength, pageCookieName, writePageCookie } from '#api/page.ts';
import type { SessionStore } from '#api/session-store.ts';
import { basePath } from '#wallet/paths.ts';
import type { ReadableStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

/** As much of a browser's page as the cookie is written with. Without `subtle`, as on plain http, there is none. */
interface CookiePage {
  document: { cookie: string };
  subtle: Pick<SubtleCrypto, 'digest'> | undefined;
}

/** The mark of a session: digits of its token's hash, which the provider keeps too. */
async function markOf(token: string, subtle: Pick<SubtleCrypto, 'digest'>): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, markLength);
}

/**
 * Keeps the page cookie as the stored session and the theme are. It goes at once when the session ends or locks, in any
 * tab, so that the provider then renders nothing of the person.
 */
export function keepPageCookie(
  session: Pick<SessionStore, 'token' | 'subscribe' | 'locked'>,
  theme: ReadableStore<ThemeChoice>,
  { document, subtle }: CookiePage,
): void {
  const write = (value: string, seconds: number) => {
    document.cookie = `${pageCookieName}=${value}; Path=${basePath}; Max-Age=${seconds}; SameSite=Strict`;
  };
  const month = 30 * 24 * 60 * 60;
  async function keep() {
    const { token } = session;
    if (token === null || session.locked.read() || subtle === undefined) {
      write('', 0);
      return;
    }
    const mark = await markOf(token, subtle);
    if (session.token !== token || session.locked.read()) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    write(writePageCookie({ mark, theme: theme.read(), timeZone }), month);
  }
  const follow = () => void keep();
  session.subscribe(follow);
  session.locked.subscribe(follow);
  theme.subscribe(follow);
  follow();
}
