import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

import type { CallName } from '#api/contract.ts';
import type { PageAnswer, PageRead, PageRequest, RenderedPage } from '#api/page.ts';
import { openSessionStore } from '#api/session-store.ts';
import { choiceOf, type LanguageSetting } from '#i18n/language.ts';
import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { loadedMessages } from '#i18n/loaded-messages.ts';
import { TimeZoneContext } from '#components/time-zone.ts';
import type { InstallStage } from '#shell/install-offer.ts';
import { withoutBase, withoutTrailingSlash } from '#wallet/paths.ts';
import { createStore } from '#wallet/store.ts';
import type { ThemeChoice } from '#wallet/theme.ts';

import { App } from '../App.tsx';
import { routeOf } from '../routes/routes.ts';
import type { PageServices, WalletServices } from '../context.ts';
import { createWalletServices } from '../compose/create-wallet-services.ts';
import { pageTitle, titleLanguage, titleOfPath } from './page-title.ts';
import { cacheAnswers } from './rendered-page.ts';

const never = () => {
  throw new Error('Rendering on the server must not call this');
};

/** The services of a wallet that is rendered once and never used. */
function servicesOf({
  user,
  now,
  language,
}: Pick<PageRequest, 'user' | 'now' | 'language'>): WalletServices {
  const stored = new Map([
    ['auth_token', 'rendered'],
    ['user_data', JSON.stringify(user)],
  ]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: never,
    removeItem: never,
  };
  return createWalletServices({
    storage,
    session: openSessionStore(storage, new EventTarget(), () => now),
    navigate: never,
    addBackStep: never,
    clock: { now: () => now, wait: never, every: never },
    scheduler: { idle: never, afterStartup: never, online: never, frame: never },
    device: {
      hasCamera: never,
      hasNfc: () => false,
      readTags: never,
      biometrics: {
        isSupported: never,
        credentialId: () => undefined,
        register: never,
        remember: never,
        forget: never,
        authenticate: never,
      },
      copy: never,
      share: undefined,
      saveFile: never,
      readFile: never,
      readImage: never,
    },
    keys: { storage, onStorageChange: never, startWorker: never },
    scan: never,
    language: {
      ...createStore<LanguageSetting>(language),
      chosen: createStore<LanguageSetting | undefined>(undefined),
      choose: never,
    },
    log: { info: never, warn: never },
  });
}

const messagesIn = { en: english, ko: korean };
const messages = loadedMessages(messagesIn);

const pageOf = (theme: ThemeChoice): PageServices => ({
  theme: { ...createStore(theme), rendered: theme, toggle: never },
  installOffer: {
    ...createStore<InstallStage>('hidden'),
    install: never,
    pass: never,
    dismiss: never,
  },
  update: { ...createStore(false), apply: never },
  storageRefused: createStore(false),
  keysRefused: false,
  network: createStore(true),
  openEvents: never,
  tabs: undefined,
  screenShown: never,
  reload: never,
});

/**
 * Renders the wallet at an address. Data that a render was missing are fetched, and the wallet is rendered again.
 * Undefined for a screen that only the device can render.
 * @throws the errors of `read` and of the components
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const { path, search, theme, timeZone, read } = request;
  const choice = choiceOf(request.language);
  const shownPath = withoutTrailingSlash(withoutBase(path));
  const route = routeOf(shownPath);
  if (route.ofDevice) return undefined;
  await route.fetch();
  const services = servicesOf(request);
  const { cache } = services.queries;
  const answers: PageAnswer[] = [];
  const draw = () => {
    return renderToString(
      <StrictMode>
        <LanguageProvider {...choice} messages={messages} onChoose={never}>
          <TimeZoneContext value={timeZone}>
            <App
              services={services}
              page={pageOf(theme)}
              address={{ ssrPath: path, ssrSearch: search }}
            />
          </TimeZoneContext>
        </LanguageProvider>
      </StrictMode>,
    );
  };
  /** The queries of the last render that have no data, except disabled ones, which are not needed yet. */
  const missing = (): PageRead[] =>
    cache
      .getQueryCache()
      .getAll()
      .filter(({ state, options, queryKey }) => {
        const { enabled } = options as { enabled?: boolean };
        // Longer keys belong to paginated lists, which the screen loads after hydration.
        return state.data === undefined && enabled !== false && queryKey.length === 2;
      })
      .map(({ queryKey: [name, params] }) => ({
        // `createQueries` makes the keys of this length.
        name: name as CallName,
        params: params as Record<string, number>,
      }));
  try {
    let markup = draw();
    for (let reads = missing(); reads.length > 0; reads = missing()) {
      const answered = await read(reads);
      const without = answered.find(({ data }) => data === undefined);
      if (without !== undefined) throw new Error(`There is no answer to ${without.name}`);
      answers.push(...answered);
      cacheAnswers(cache, answered);
      markup = draw();
    }
    const name = titleOfPath(shownPath);
    const { titles } = messagesIn[titleLanguage(name, choice)];
    return { title: pageTitle(name, titles), markup, answers };
  } finally {
    cache.clear();
  }
}
