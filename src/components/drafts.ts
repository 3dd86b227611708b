import { createContext } from 'react';

/** Stores the draft of an open form when the session ends, for the same user's next session. */
export interface Drafts {
  /** The draft stored under a name; undefined if there is none. */
  read: (name: string) => unknown;
  /** Called with the draft of a form that unmounts. */
  leave: (name: string, draft: unknown) => void;
}

/** The drafts of the forms below; by default a form starts empty. */
export const DraftsContext = createContext<Drafts>({
  read: () => undefined,
  leave: () => undefined,
});
