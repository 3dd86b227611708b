import {
  browserThemeColour,
  nextThemeChoice,
  readThemeChoice,
  resolveTheme,
  type ThemeChoice,
} from '#wallet/theme.ts';

/** The documents' storage key of the chosen theme (core §4). */
export const themeKey = 'theme';

/** As much of the browser as the theme touches. */
export interface ThemeSurroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  matchMedia: (
    query: string,
  ) => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  document: Document;
}

/** The theme of a running wallet. Its functions stand on their own, as `useSyncExternalStore` takes them. */
export interface ThemeController {
  read: () => ThemeChoice;
  /** Calls back when the choice changes. Returns what ends it. */
  subscribe: (listener: () => void) => () => void;
  /** Chooses the next theme and stores it. */
  toggle: () => void;
  /** Leaves the document as it is and follows the device no longer. */
  stop: () => void;
}

/**
 * Draws the stored choice and keeps it drawn: `data-theme` on the document, the browser's own colour in its meta tag,
 * and the device's preference while the choice is `system` (core §4).
 */
export function startThemeController({
  storage,
  matchMedia,
  document,
}: ThemeSurroundings): ThemeController {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const listeners = new Set<() => void>();
  let choice = readThemeChoice(storage.getItem(themeKey));

  const draw = () => {
    const theme = resolveTheme(choice, device.matches);
    document.documentElement.dataset['theme'] = theme;
    themeColourTag(document).content = browserThemeColour[theme];
  };
  draw();
  device.addEventListener('change', draw);

  return {
    read: () => choice,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    toggle() {
      choice = nextThemeChoice(choice);
      storage.setItem(themeKey, choice);
      draw();
      for (const listener of listeners) listener();
    },
    stop() {
      device.removeEventListener('change', draw);
      listeners.clear();
    },
  };
}

function themeColourTag(document: Document): HTMLMetaElement {
  const present = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (present) return present;
  const tag = document.createElement('meta');
  tag.name = 'theme-color';
  document.head.append(tag);
  return tag;
}
