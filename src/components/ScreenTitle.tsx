import { useContext } from 'react';

import { TitleInHeader } from './title-in-header.ts';

/** The title of a tab; nothing in a frame whose header shows it. */
export function ScreenTitle({ children }: { children: string }) {
  if (useContext(TitleInHeader)) return null;
  return <h1 className="min-w-0 text-title font-bold wrap-anywhere">{children}</h1>;
}
