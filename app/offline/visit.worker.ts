// Its start is all it is for (`service-worker.ts`).
self.close();
