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

/** The browser APIs that the theme uses. */
export interface ThemeEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  matchMedia: (
    query: string,
  ) => Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>;
  document: Document;
  /** Whether the page's own styles follow the device while the document has no theme. */
  pageFollowsDevice?: boolean;
}

/** The theme of the running wallet, as a store of the choice. */
export interface ThemeController extends ReadableStore<ThemeChoice> {
  /** The choice in the page's markup, which may be older than the stored choice. Hydration starts with it. */
  rendered: ThemeChoice;
  /** Switches to the next theme and stores it. */
  toggle: () => void;
  /** Stops following the device; the document keeps its theme. */
  stop: () => void;
}

/**
 * Applies the stored choice and keeps it applied: `data-theme` on the document, the meta tag for the browser's
 * colour, and the device's preference while the choice is `system` (core §4).
 */
export function startThemeController({
  storage,
  matchMedia,
  document,
  pageFollowsDevice = false,
}: ThemeEnvironment): ThemeController {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const { read, subscribe, write } = createStore(readThemeChoice(storage.getItem(themeKey)));
  const rendered = readThemeChoice(document.documentElement.dataset['theme'] ?? null);

  const draw = () => {
    const theme = resolveTheme(read(), device.matches);
    // Setting the theme that is already shown would restyle the complete page.
    if (read() === 'system' && pageFollowsDevice) delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
    themeColourTag(document).content = browserThemeColour[theme];
  };
  draw();
  device.addEventListener('change', draw);

  return {
    read,
    subscribe,
    rendered,
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
