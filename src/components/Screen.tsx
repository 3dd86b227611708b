import type { ReactNode } from 'react';

/** The frame of every screen: its gutter, and the distance between its parts. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-6 px-gutter pt-3 pb-6">{children}</div>;
}
