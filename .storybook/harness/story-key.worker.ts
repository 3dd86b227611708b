import { expose } from 'comlink';

// oxlint-disable-next-line no-restricted-imports -- a story runs the wallet's own key worker, with a fixed seed
import { createKeyWorker } from '#app/keys/key-worker.ts';
import { SeededRandom } from '#wallet/keys/seeded-random.ts';

// The same new keys in every run, so that screenshots of a story do not change.
expose(createKeyWorker({ random: new SeededRandom(1).bytes }));
