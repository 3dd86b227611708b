import type { ReactNode } from 'react';

import type { WalletArea } from '#wallet/paths.ts';

export interface ScreenProps {
  /** The area whose colours the screen has; by default those of the brand. */
  area?: WalletArea | undefined;
  children: ReactNode;
}

/** The frame of every screen: its gutter, and the distance between its parts. */
export function Screen({ area, children }: ScreenProps) {
  return (
    <div data-area={area} className="flex flex-col gap-5 px-gutter pt-1.75 pb-6">
      {children}
    </div>
  );
}
