// MSW's worker unregisters itself when its last page closes, and a reload looks like that. If the next page loads a
// moment too early, no worker ever controls it, and its story stays empty.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
