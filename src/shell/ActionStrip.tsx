import type { ReactNode } from 'react';

import { useStripAway } from './use-strip-away.ts';

/**
 * The strip above the navigation, with the support chat and the add button at its right end. It has its own space at
 * the end of the page, where it covers nothing; elsewhere it covers the page as the navigation does. It slides behind
 * the navigation while a form field has the focus, and while the page is scrolled down (decision 112).
 */
export function ActionStrip({ children }: { children: ReactNode }) {
  const away = useStripAway();
  return (
    <div
      data-away={away || undefined}
      className="action-strip relative flex h-strip items-center justify-end gap-2 bg-surface px-gutter line-until-end"
    >
      {children}
    </div>
  );
}
