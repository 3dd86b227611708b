import { expose } from 'comlink';

import { createKeyRoom } from './key-room.ts';

expose(createKeyRoom({ random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)) }));
