import { useMessages } from '#i18n/messages-context.ts';
import type { ShellMessages } from '#i18n/en/shell.ts';
import { paths } from '#wallet/paths.ts';

const titles: Readonly<Record<string, (t: ShellMessages, firstName: string) => string>> = {
  [paths.home]: (t, firstName) => t.greeting(firstName || t.user),
  [paths.digitalId]: (t) => t.tabs.digitalId,
  [paths.assets]: (t) => t.tabs.assets,
  [paths.localpay]: (t) => t.tabs.localPay,
  [paths.work]: (t) => t.tabs.work,
  [paths.traveler]: (t) => t.tabs.traveler,
  [paths.myInfo]: (t) => t.myInfo,
};

/** Whether the header shows the title of the screen at a path: that of a tab or of My info (decision 253). */
export const hasTabTitle = (path: string): boolean => path in titles;

/**
 * The title of the tab at a path; undefined for another screen. Home greets the user by the first name, or as `User`
 * without one.
 */
export function useTabTitle(path: string, firstName = ''): string | undefined {
  const t = useMessages('shell');
  return titles[path]?.(t, firstName);
}
