import { createContext } from 'react';

/** Where a form's button stands, above the navigation; null where there is none, such as outside of the shell. */
export const SubmitPlace = createContext<HTMLElement | null>(null);
