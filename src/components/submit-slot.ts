import { createContext, useContext, useSyncExternalStore } from 'react';

import { createStore } from '#wallet/store.ts';

/**
 * The element above the navigation that holds a form's button; null outside of the shell. A store, so that only the
 * button renders when the element is mounted, instead of the complete screen.
 */
export const SubmitSlot = createContext(createStore<HTMLElement | null>(null));

/** The element of a form's button; null during hydration, because the server renders the button without it. */
export function useSubmitSlot(): HTMLElement | null {
  const { subscribe, read } = useContext(SubmitSlot);
  return useSyncExternalStore(subscribe, read, () => null);
}
