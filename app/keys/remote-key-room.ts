import { wrap, type Remote } from 'comlink';

import type { KeyRoom } from './key-room.ts';

export type RemoteKeyRoom = Remote<KeyRoom>;

/** Opens a room for keys in a worker of its own. `lock` ends it, and with it everything it holds. */
export function openKeyRoom(): { room: RemoteKeyRoom; lock: () => void } {
  const worker = new Worker(new URL('./key-worker.ts', import.meta.url), { type: 'module' });
  return { room: wrap<KeyRoom>(worker), lock: () => worker.terminate() };
}
