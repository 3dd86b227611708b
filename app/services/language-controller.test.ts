import { beforeAll, expect, test, vi } from 'vitest';

import type { LanguageSetting } from '#i18n/language.ts';
import type { MessageLoader } from '#i18n/message-loader.ts';
import { createStore } from '#wallet/store.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { languageKey, startLanguageController } from './language-controller.ts';

// A choice loads this part first.
beforeAll(() => import('./load-languages.ts'));

/** A page that starts with a stored setting, a rendered one, and the languages of the browser. */
function start({
  stored,
  rendered,
  languages = ['en-US'],
  load = () => Promise.resolve(),
}: {
  stored?: string;
  rendered?: string;
  languages?: string[];
  load?: (message: string) => Promise<void>;
}) {
  const data = new Map(stored === undefined ? [] : [[languageKey, stored]]);
  const documentElement = { lang: 'en', dataset: { ...(rendered && { language: rendered }) } };
  const events = new EventTarget();
  const log = vi.fn();
  const controller = startLanguageController({
    store: createStore<LanguageSetting>('en-ko'),
    messages: {
      areas: (language) => (language === 'en' ? ['home'] : ['bell']),
      load: ((language, area) => load(`${language} ${area}`)) as MessageLoader['load'],
    },
    storage: storageIn(data),
    page: {
      addEventListener: events.addEventListener.bind(events),
      navigator: { languages },
      document: { documentElement },
    } as unknown as Window,
    log,
  });
  const otherTab = (newValue: string) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key: languageKey, newValue }));
  return { controller, data, documentElement, otherTab, log };
}

test.each([
  [{}, 'en-ko', 'en'],
  [{ languages: ['ko-KR'] }, 'ko', 'ko'],
  [{ stored: 'en', languages: ['ko-KR'] }, 'en', 'en'],
  [{ stored: 'ko' }, 'ko', 'ko'],
  [{ stored: 'tlh' }, 'en-ko', 'en'],
  [{ stored: 'ko', rendered: 'en-ko' }, 'en-ko', 'en'],
])('a page with %j starts in "%s"', (page, setting, lang) => {
  const { controller, documentElement } = start(page);
  expect(controller.read()).toBe(setting);
  expect(controller.chosen.read()).toBeUndefined();
  expect(documentElement.lang).toBe(lang);
});

test('a choice loads the messages that are shown, and is stored', async () => {
  const loaded: string[] = [];
  const { controller, data, documentElement } = start({
    load: async (message) => void loaded.push(message),
  });
  controller.choose('ko');
  await vi.waitFor(() => expect(controller.read()).toBe('ko'));
  expect(loaded).toEqual(['ko home', 'ko bell']);
  expect(controller.chosen.read()).toBe('ko');
  expect(documentElement.lang).toBe('ko');
  expect(data.get(languageKey)).toBe('ko');
});

test('a choice whose messages cannot be loaded changes nothing', async () => {
  const { controller, data, log } = start({ load: () => Promise.reject(new Error('offline')) });
  controller.choose('ko');
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(controller.read()).toBe('en-ko');
  expect(data.has(languageKey)).toBe(false);
});

test('the last of two choices wins, whichever messages arrive first', async () => {
  const ends = new Map<string, () => void>();
  const { controller } = start({
    load: (message) => new Promise<void>((resolve) => ends.set(message, resolve)),
  });
  controller.choose('ko');
  controller.choose('en');
  await vi.waitFor(() => expect(ends.has('en bell')).toBe(true));
  for (const end of [...ends.values()].toReversed()) end();
  await vi.waitFor(() => expect(controller.read()).toBe('en'));
});

test('the choice of another tab is followed without being one of this tab, except an unknown one', async () => {
  const { controller, otherTab, log } = start({});
  otherTab('tlh');
  otherTab('ko');
  await vi.waitFor(() => expect(controller.read()).toBe('ko'));
  expect(controller.chosen.read()).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});
