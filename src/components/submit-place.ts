import { createContext, useContext, useSyncExternalStore } from 'react';

import { createStore } from '#wallet/store.ts';

/**
 * Where a form's button stands, above the navigation; null where there is none, such as outside of the shell. A store:
 * when the place is there, only the button is drawn again, and not the screen around it.
 */
export const SubmitPlace = createContext(createStore<HTMLElement | null>(null));

/** The place of a form's button; null while a rendered page is taken over, which has drawn the button without it. */
export function useSubmitPlace(): HTMLElement | null {
  const { subscribe, read } = useContext(SubmitPlace);
  return useSyncExternalStore(subscribe, read, () => null);
}
