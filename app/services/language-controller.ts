import {
  choiceOf,
  readLanguageSetting,
  settingOfBrowser,
  type Language,
  type LanguageSetting,
} from '#i18n/language.ts';
import type { MessageLoader } from '#i18n/message-loader.ts';
import type { ReadableStore, Store } from '#wallet/store.ts';

import type { TextStorage } from '../device/page-storage.ts';

/** The storage key of the chosen languages. */
export const languageKey = 'language';

/** The attribute of the rendered page with the setting that it was rendered in. */
export const renderedLanguage = 'language';

/** The languages of the running wallet. */
export interface LanguageController extends ReadableStore<LanguageSetting> {
  /**
   * Loads the messages that are shown, and then shows the wallet in other languages, which are stored on this device.
   * Rejects if the messages could not be loaded; then nothing changes.
   */
  choose: (setting: LanguageSetting) => Promise<void>;
}

/** The browser APIs that the languages need. */
interface LanguageEnvironment {
  store: Store<LanguageSetting>;
  messages: MessageLoader;
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
  store.write(rendered ?? stored ?? settingOfBrowser(navigator.languages));
  const mark = () => {
    root.lang = choiceOf(store.read()).language;
  };
  mark();
  /** The number of choices so far: an earlier one whose messages arrive late must not win. */
  let count = 0;

  async function show(setting: LanguageSetting) {
    count += 1;
    const own = count;
    const [before, next] = [choiceOf(store.read()), choiceOf(setting)];
    const loads: [Language, Language][] = [
      [next.language, before.language],
      [next.localLanguage, before.localLanguage],
    ];
    await Promise.all(loads.map(([to, from]) => messages.loadAlike(to, from)));
    if (own !== count) return;
    store.write(setting);
    mark();
  }

  addEventListener('storage', ({ key, newValue }) => {
    const setting = key === languageKey ? readLanguageSetting(newValue) : undefined;
    if (setting === undefined || setting === store.read()) return;
    show(setting).catch((error: unknown) =>
      log('The messages of another language could not be loaded', error),
    );
  });

  return {
    read: store.read,
    subscribe: store.subscribe,
    async choose(setting) {
      await show(setting);
      storage.setItem(languageKey, setting);
    },
  };
}
