import { createContext } from 'react';

/** True in a frame whose header shows the title of the screen: the screen then leaves its own out. */
export const TitleInHeader = createContext(false);
