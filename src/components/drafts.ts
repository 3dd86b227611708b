import { createContext } from 'react';

/** Keeps what was typed into a form when the session ends under it, for the next session of the same person. */
export interface Drafts {
  /** What was kept under a name; undefined for nothing. */
  read: (name: string) => unknown;
  /** Called with what a form holds when it leaves the page. */
  leave: (name: string, draft: unknown) => void;
}

/** The drafts around a form; without any, a form begins empty. */
export const DraftsContext = createContext<Drafts>({
  read: () => undefined,
  leave: () => undefined,
});
