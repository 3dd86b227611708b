/*
 * The service worker: it keeps the wallet's own files, so that the wallet opens offline, and never an answer of the
 * provider. Pages of two versions may be open at a time.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { basePath } from '#wallet/paths.ts';

import { answeredByOthers } from './offline-paths.ts';
import { answerPage } from './page-answer.ts';

/** Where the files of versions before are kept: what is asked for and not of this version is looked up there. */
const previousFiles = 'former-files';

/** The files of this version, which the build puts here. */
const files = self.__WB_MANIFEST;
const { revision: version } = files.find(({ url }) => url === 'index.html');

// Without an index Home is no file: the network is asked for it first, as for every screen.
precacheAndRoute(files, { directoryIndex: '' });
cleanupOutdatedCaches();
const keptPage = createHandlerBoundToURL(`${basePath}/index.html`);
registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      const network = (async () => (await event.preloadResponse) ?? fetch(request))();
      return answerPage(version, network, () => keptPage({ event, request }));
    },
    { denylist: answeredByOthers },
  ),
);
registerRoute(
  ({ url }) => url.pathname.startsWith(`${basePath}/assets/`),
  new CacheFirst({ cacheName: previousFiles }),
);

const pages = () =>
  self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => windows.filter(({ url }) => url.startsWith(self.registration.scope)));

/**
 * A page that is open fetches parts of the wallet when they are first needed, and its version is gone from the server
 * by then. Now they are still there; once this version is taken into use, Workbox clears them away.
 */
async function keepPreviousFiles() {
  if (self.registration.active === null) return;
  const kept = await caches.open(previousFiles);
  for (const name of await caches.keys()) {
    if (!name.startsWith('workbox-precache') || !name.endsWith(self.registration.scope)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // Only these have names that never get other content.
      if (!new URL(request.url).pathname.includes('/assets/')) continue;
      const response = await cache.match(request);
      if (response) await kept.put(request, response);
    }
  }
}

/** The only open page takes this version into use and reloads: then no page needs the version before. */
async function forgetPreviousFiles() {
  if ((await pages()).length <= 1) await caches.delete(previousFiles);
}

// Where a browser has no room for two versions, the newer one matters more.
const orGoOn = (done) =>
  done.catch((error) => console.warn('The former files stay as they are', error));
self.addEventListener('install', (event) => event.waitUntil(orGoOn(keepPreviousFiles())));
self.addEventListener('activate', (event) => {
  event.waitUntil(orGoOn(forgetPreviousFiles()));
  event.waitUntil(self.clients.claim());
  // A page is on its way while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  // The person agrees to this version, or opens the wallet with no other page of it open.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // A page asks how many there are, before it takes a version into use for all of them.
  if (event.data?.type === 'COUNT_PAGES') {
    event.waitUntil(pages().then(({ length }) => event.ports[0].postMessage(length)));
  }
});
