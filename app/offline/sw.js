/*
 * The service worker. It caches the wallet's own files, so that the wallet opens offline, but never the provider's
 * answers. Pages of two versions may be open at a time.
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import { basePath } from '#wallet/paths.ts';

import { bypassedPaths } from './offline-paths.ts';
import { answerPage } from './page-answer.ts';
import { openInPage, pushNotification, pushTarget } from './push-notifications.ts';

/** Cache of the previous versions' files: requests for files that are not of this version are looked up here. */
const previousFiles = 'former-files';

/** The files of this version; the build inserts them. */
const files = self.__WB_MANIFEST;
const { revision: version } = files.find(({ url }) => url === 'index.html');

// No directory index: Home is requested from the network first, like every screen.
precacheAndRoute(files, { directoryIndex: '' });
cleanupOutdatedCaches();
const cachedPage = createHandlerBoundToURL(`${basePath}/index.html`);
registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      const network = (async () => (await event.preloadResponse) ?? fetch(request))();
      return answerPage(version, network, () => cachedPage({ event, request }));
    },
    { denylist: bypassedPaths },
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
 * Copies the previous version's files. An open page still lazy-loads chunks of its version, which the server no longer
 * has, and Workbox removes them from its cache once this version is active.
 */
async function keepPreviousFiles() {
  if (self.registration.active === null) return;
  const copies = await caches.open(previousFiles);
  for (const name of await caches.keys()) {
    if (!name.startsWith('workbox-precache') || !name.endsWith(self.registration.scope)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      // Only files in this folder never change: their names contain a hash.
      if (!new URL(request.url).pathname.includes('/assets/')) continue;
      const response = await cache.match(request);
      if (response) await copies.put(request, response);
    }
  }
}

/** The only open page activates this version and reloads, so that no page needs the previous one. */
async function forgetPreviousFiles() {
  if ((await pages()).length <= 1) await caches.delete(previousFiles);
}

// Failures are only logged: if the browser has no room for two versions, the newer one stays.
const logFailure = (done) =>
  done.catch((error) => console.warn('The cached files could not be updated', error));
self.addEventListener('install', (event) => event.waitUntil(logFailure(keepPreviousFiles())));
self.addEventListener('activate', (event) => {
  event.waitUntil(logFailure(forgetPreviousFiles()));
  event.waitUntil(self.clients.claim());
  // The navigation request runs while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('message', (event) => {
  // The user accepts this version, or opens the wallet with no other page open.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // A page asks for the number of open pages before it activates a version for all of them.
  if (event.data?.type === 'COUNT_PAGES') {
    event.waitUntil(pages().then(({ length }) => event.ports[0].postMessage(length)));
  }
});

self.addEventListener('push', (event) => {
  const { title, options } = pushNotification(event.data?.text());
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens a URL in an open page of the wallet, or else in a new one. A press allows only one window to be shown. */
async function open(url) {
  for (const page of await pages()) {
    if (await openInPage(page, url)) return page.focus();
  }
  return self.clients.openWindow(url);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pushTarget(event.notification.data, self.registration.scope)));
});
