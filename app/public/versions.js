/*
 * What the service worker does for its pages beyond answering with the wallet's own files: `sw.js`, which is generated,
 * loads it. Pages of two versions may be open at a time.
 */

/** Where the files of versions before are kept: what is asked for and not of this version is looked up there. */
const formerFiles = 'former-files';

const pages = () =>
  self.clients
    .matchAll({ type: 'window', includeUncontrolled: true })
    .then((windows) => windows.filter(({ url }) => url.startsWith(self.registration.scope)));

/**
 * A page that is open fetches parts of the wallet when they are first needed, and its version is gone from the server
 * by then. Now they are still there; once this version is taken into use, Workbox clears them away.
 */
async function keepFormerFiles() {
  if (self.registration.active === null) return;
  const kept = await caches.open(formerFiles);
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
async function forgetFormerFiles() {
  if ((await pages()).length <= 1) await caches.delete(formerFiles);
}

// Where a browser has no room for two versions, the newer one matters more.
const orGoOn = (done) =>
  done.catch((error) => console.warn('The former files stay as they are', error));
self.addEventListener('install', (event) => event.waitUntil(orGoOn(keepFormerFiles())));
self.addEventListener('activate', (event) => event.waitUntil(orGoOn(forgetFormerFiles())));

// A page asks how many there are, before it takes a version into use for all of them.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'COUNT_PAGES') return;
  event.waitUntil(pages().then(({ length }) => event.ports[0].postMessage(length)));
});
