// Starting this worker is its only purpose (`service-worker.ts`).
self.close();
