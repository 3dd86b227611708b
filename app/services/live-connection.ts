import { createStore, type Store } from '#wallet/store.ts';

/** State of the event stream: not yet open, open, or lost. */
export type LiveConnection = 'connecting' | 'connected' | 'lost';

/** The state of the event stream, for screens that depend on it. Once a session: pass it to `sessionScoped`. */
export function createLiveConnection(): Store<LiveConnection> {
  return createStore<LiveConnection>('connecting');
}
