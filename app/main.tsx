import './wallet.css';

import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

import type { PageState } from '#api/page.ts';
import { themeKey } from '#shell/theme-controller.ts';
import { withoutBase, withoutTrailingSlash } from '#wallet/paths.ts';
import { readThemeChoice } from '#wallet/theme.ts';

import { App } from './App.tsx';
import { syncPageCookie } from './page/sync-page-cookie.ts';
import { readRenderedPage, fillQueryCache } from './page/rendered-page.ts';
import { pageHydrated } from './page/complete-hydration.ts';
import { routeOf, warmRoutes } from './routes/routes.ts';
import { loadFirstMessages } from './wallet-messages.ts';
import { WalletLanguage } from './WalletLanguage.tsx';
import { browserPageServices } from './compose/page-services.ts';
import { browserServices } from './compose/browser-services.ts';

// Only logged, as documented (local §8): each screen shows its own failures.
addEventListener('error', ({ error, message }) =>
  console.error('Uncaught error', error ?? message),
);
addEventListener('unhandledrejection', ({ reason }) =>
  console.error('Unhandled rejection', reason),
);

warmRoutes(document);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw the wallet in');
const { services, navigation, storage, scheduler } = browserServices(window);
const page = browserPageServices(window, navigation, storage, scheduler);
// Another tab may have changed the stored theme since this page was loaded.
const theme = { ...page.theme, read: () => readThemeChoice(storage.getItem(themeKey)) };
const wallet = (
  <StrictMode>
    <WalletLanguage services={services}>
      <App services={services} page={page} />
    </WalletLanguage>
  </StrictMode>
);
function start(mount: HTMLElement, rendered: PageState | undefined) {
  if (rendered === undefined) {
    createRoot(mount).render(wallet);
    return;
  }
  // Idle work waits until the first screen is interactive.
  scheduler.deferIdleWork(pageHydrated);
  fillQueryCache(services, rendered);
  const route = routeOf(withoutTrailingSlash(withoutBase(location.pathname)));
  // The screen's chunk must be loaded first: otherwise React discards the server's markup as a pending screen.
  const fetched = route.fetch().catch(() => undefined);
  // `startTransition` lets React hydrate in short tasks, so that the page stays responsive.
  void (route.inParts ? Promise.resolve() : fetched).then(() =>
    startTransition(() => void hydrateRoot(mount, wallet)),
  );
}
const { subtle } = window.crypto;
// Without the messages of the first screen, React would replace the rendered page by a fallback while they load.
const messages = loadFirstMessages().catch(() => undefined);
void Promise.all([readRenderedPage(document, services.session, subtle), messages]).then(
  ([rendered]) => start(root, rendered),
);
syncPageCookie(
  services.session,
  { theme, language: services.language, storageRefused: page.storageRefused },
  { document, subtle, storage },
  scheduler.afterStartup,
);
// Prefetches the later calls. If that fails, the first of these calls retries.
scheduler.idle(() => void import('#api/later-calls.ts').catch(() => undefined));
