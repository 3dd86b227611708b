// MSW's worker unregisters itself when its last page closes, and also on a reload. If the next page loads before the
// worker is unregistered, no worker controls that page, and its story stays empty.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
