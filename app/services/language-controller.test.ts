import { expect, test, vi } from 'vitest';

import type { LanguageSetting } from '#i18n/language.ts';
import type { MessageLoader } from '#i18n/message-loader.ts';
import { createStore } from '#wallet/store.ts';

import { storageIn } from '../testing/memory-storage.ts';
import { languageKey, startLanguageController } from './language-controller.ts';

/** A page that starts with a stored setting, a rendered one, and the languages of the browser. */
function start({
  stored,
  rendered,
  languages = ['en-US'],
  loadAlike = () => Promise.resolve(),
}: {
  stored?: string;
  rendered?: string;
  languages?: string[];
  loadAlike?: MessageLoader['loadAlike'];
}) {
  const data = new Map(stored === undefined ? [] : [[languageKey, stored]]);
  const documentElement = { lang: 'en', dataset: { ...(rendered && { language: rendered }) } };
  const events = new EventTarget();
  const log = vi.fn();
  const controller = startLanguageController({
    store: createStore<LanguageSetting>('en-ko'),
    messages: { find: () => undefined, load: () => Promise.reject(new Error('unused')), loadAlike },
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
  expect(documentElement.lang).toBe(lang);
});

test('a choice loads the messages first, and is stored', async () => {
  const loadAlike = vi.fn<MessageLoader['loadAlike']>(() => Promise.resolve());
  const { controller, data, documentElement } = start({ loadAlike });
  await controller.choose('ko');
  expect(loadAlike.mock.calls).toEqual([
    ['ko', 'en'],
    ['ko', 'ko'],
  ]);
  expect(controller.read()).toBe('ko');
  expect(documentElement.lang).toBe('ko');
  expect(data.get(languageKey)).toBe('ko');
});

test('a choice whose messages cannot be loaded changes nothing', async () => {
  const { controller, data } = start({ loadAlike: () => Promise.reject(new Error('offline')) });
  await expect(controller.choose('ko')).rejects.toThrow('offline');
  expect(controller.read()).toBe('en-ko');
  expect(data.has(languageKey)).toBe(false);
});

test('the last of two choices wins, whichever messages arrive first', async () => {
  const ends: (() => void)[] = [];
  const loadAlike = () => new Promise<void>((resolve) => ends.push(resolve));
  const { controller } = start({ loadAlike });
  const korean = controller.choose('ko');
  const english = controller.choose('en');
  for (const end of ends.toReversed()) end();
  await Promise.all([korean, english]);
  expect(controller.read()).toBe('en');
});

test('the choice of another tab is followed, except an unknown one', async () => {
  const { controller, otherTab, log } = start({});
  otherTab('tlh');
  otherTab('ko');
  await vi.waitFor(() => expect(controller.read()).toBe('ko'));
  expect(log).not.toHaveBeenCalled();
});
