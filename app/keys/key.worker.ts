import { expose } from 'comlink';

import { createKeyWorker } from './key-worker.ts';

expose(createKeyWorker({ random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)) }));
