// MSW's worker unregisters itself when its last page closes, and a page that reloads looks like one that closes. Where
// the next page is a moment too early, no worker ever takes it over, and its story stays empty.
self.registration.unregister = () => Promise.resolve(false);
importScripts('mockServiceWorker.js');
