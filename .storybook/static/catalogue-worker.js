// MSW's worker unregisters itself when its last page closes, and also on a reload. If the next page loads before that
// has finished, no worker controls it, and its story stays empty.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
