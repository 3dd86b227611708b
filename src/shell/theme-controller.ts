import { createStore, type ReadableStore } from '#wallet/store.ts';
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
export interface ThemeEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  matchMedia: (
    query: string,
  ) => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  document: Document;
}

/** The theme of a running wallet, by the person's choice. */
export interface ThemeController extends ReadableStore<ThemeChoice> {
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
}: ThemeEnvironment): ThemeController {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const { read, subscribe, write } = createStore(readThemeChoice(storage.getItem(themeKey)));

  const draw = () => {
    const theme = resolveTheme(read(), device.matches);
    document.documentElement.dataset['theme'] = theme;
    themeColourTag(document).content = browserThemeColour[theme];
  };
  draw();
  device.addEventListener('change', draw);

  return {
    read,
    subscribe,
    toggle() {
      const choice = nextThemeChoice(read());
      storage.setItem(themeKey, choice);
      write(choice);
      draw();
    },
    stop: () => device.removeEventListener('change', draw),
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
