import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { documentedLanguages } from '#i18n/language.ts';
import { english } from '#i18n/english.ts';
import { korean } from '#i18n/korean.ts';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { loadedMessages } from '#i18n/loaded-messages.ts';
import { assetPath } from '#wallet/asset-path.ts';
import { credentialPath, documentPath, paths, receiptPath, withBase } from '#wallet/paths.ts';

import { WalletProvider } from '../compose/WalletProvider.tsx';
import { person, signedInServices } from '../testing/test-services.ts';
import { routeOf } from './routes.ts';

/** All modules of the app, except the page's entry, the workers and the test code. */
const modules = import.meta.glob<{ default?: unknown }>([
  '../**/*.{ts,tsx}',
  '!../main.tsx',
  '!../**/*.{test,worker}.{ts,tsx}',
  '!../testing/**',
  '!../device/scanning/*.worker.ts',
]);

/** The browser and system APIs that our own code has used. */
let touched: string[];

function touch(what: string) {
  const caller = (new Error().stack ?? '')
    .split('\n')
    .slice(1)
    .find((line) => !line.includes('server-rendering.test.tsx'));
  if (caller && /\/(app|src)\//.test(caller)) touched.push(`${what} ${caller.trim()}`);
}

/** Wraps a value in a proxy that records every access. */
function watched<Value extends object>(name: string, value: Value): Value {
  return new Proxy(value, {
    get(target, key, receiver) {
      touch(`${name}.${String(key)}`);
      return Reflect.get(target, key, receiver) as unknown;
    },
    construct(target, given) {
      touch(`new ${name}`);
      return Reflect.construct(target as unknown as new () => object, given) as object;
    },
    apply(target, self, given: unknown[]) {
      touch(name);
      return Reflect.apply(target as unknown as () => unknown, self, given as []);
    },
  });
}

beforeEach(() => {
  touched = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('importing a route or a service touches no page, storage, clock or randomness', async () => {
  vi.stubGlobal('Date', watched('Date', Date));
  vi.stubGlobal('Math', watched('Math', Math));
  vi.stubGlobal('setTimeout', watched('setTimeout', setTimeout));
  vi.stubGlobal('setInterval', watched('setInterval', setInterval));
  for (const name of ['localStorage', 'sessionStorage', 'document', 'navigator', 'location']) {
    vi.stubGlobal(name, watched(name, {}));
  }
  expect(Object.keys(modules).length).toBeGreaterThan(50);
  for (const load of Object.values(modules)) await load();
  expect(touched).toEqual([]);
});

const messages = loadedMessages({ en: english, ko: korean });

test.each([
  ...Object.values(paths),
  documentPath(1),
  receiptPath(1),
  credentialPath(1),
  assetPath('BTC'),
  '/nowhere',
])('%s is rendered on a server, without a page', async (path) => {
  const route = routeOf(path);
  await route.fetch();
  const Screen = route.component();
  const html = renderToString(
    <LanguageProvider {...documentedLanguages} messages={messages}>
      <WalletProvider services={signedInServices()} address={{ ssrPath: withBase(path) }}>
        <Screen user={person(1)} path={path} search="" />
      </WalletProvider>
    </LanguageProvider>,
  );
  expect(html).toContain('<h1');
});
