import {
  choiceOf,
  readLanguageSetting,
  settingOfBrowser,
  type LanguageSetting,
} from '#i18n/language.ts';
import type { MessageLoader } from '#i18n/message-loader.ts';
import { createStore, type ReadableStore, type Store } from '#wallet/store.ts';

import type { TextStorage } from '../device/page-storage.ts';

/** The storage key of the chosen languages. */
export const languageKey = 'language';

/** The attribute of the rendered page with the setting that it was rendered in. */
export const renderedLanguage = 'language';

/** The languages of the running wallet. */
export interface LanguageController extends ReadableStore<LanguageSetting> {
  /** The last choice that was made in this tab; undefined if there is none. */
  chosen: ReadableStore<LanguageSetting | undefined>;
  /**
   * Loads the messages that are shown, and then shows the wallet in other languages, which are stored on this device.
   * If the messages cannot be loaded, nothing changes.
   */
  choose: (setting: LanguageSetting) => void;
}

/** The browser APIs that the languages need. */
interface LanguageEnvironment {
  store: Store<LanguageSetting>;
  messages: Pick<MessageLoader, 'areas' | 'load'>;
  storage: TextStorage;
  page: Pick<Window, 'addEventListener' | 'navigator' | 'document'>;
  log: (problem: string, detail: unknown) => void;
}

/**
 * Starts with the languages of the rendered page, or else with the stored ones, or else with those of the browser.
 * Follows the choice in other tabs.
 */
export function startLanguageController({
  store,
  messages,
  storage,
  page: { addEventListener, navigator, document },
  log,
}: LanguageEnvironment): LanguageController {
  const root = document.documentElement;
  const stored = readLanguageSetting(storage.getItem(languageKey));
  const rendered = readLanguageSetting(root.dataset[renderedLanguage]);
  const mark = () => {
    root.lang = choiceOf(store.read()).language;
  };
  store.subscribe(mark);
  store.write(rendered ?? stored ?? settingOfBrowser(navigator.languages));
  mark();

  const chosen = createStore<LanguageSetting | undefined>(undefined);
  let latest = store.read();
  function show(setting: LanguageSetting) {
    latest = setting;
    // Most sessions change no language, so the first load is without this part.
    const load = async () => {
      const { loadLanguages } = await import('./load-languages.ts');
      await loadLanguages(messages, { from: store.read(), to: setting });
      // An earlier choice whose messages arrive late must not win.
      if (setting !== latest) return;
      store.write(setting);
      storage.setItem(languageKey, setting);
    };
    load().catch((error: unknown) =>
      log('The messages of another language could not be loaded', error),
    );
  }

  addEventListener('storage', ({ key, newValue }) => {
    const setting = key === languageKey ? readLanguageSetting(newValue) : undefined;
    if (setting !== undefined && setting !== store.read()) show(setting);
  });

  return {
    read: store.read,
    subscribe: store.subscribe,
    chosen,
    choose(setting) {
      show(setting);
      chosen.write(setting);
    },
  };
}
