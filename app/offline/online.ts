import { useEffect, useSyncExternalStore } from 'react';

import { queryClient } from '../queries.ts';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network. When it is back, what could not be read meanwhile is read again. */
export function useOnline(): boolean {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useEffect(() => {
    if (!online) return;
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [online]);
  return online;
}
