import type { ReactNode } from 'react';

import { hasSubmitBar } from './strip-away.ts';
import { useStripAway } from './use-strip-away.ts';

/**
 * The strip above the navigation: a swell of its right end with the support chat and the add button (decision 253). At
 * the end of the page it has its own space and covers nothing; elsewhere it covers the page as the navigation does. It
 * slides behind the navigation while a form field has the focus, and while the page is scrolled down (decision 112). A
 * form with a button at its end begins without it.
 */
export function ActionStrip({
  activePath,
  children,
}: {
  /** The path of the shown screen, without the base. */
  activePath: string;
  children: ReactNode;
}) {
  const besideSubmitBar = hasSubmitBar(activePath);
  const away = useStripAway(besideSubmitBar);
  return (
    <div
      data-away={away || undefined}
      // It must not slide away when a form opens.
      data-at-once={besideSubmitBar || undefined}
      className="action-strip relative flex h-strip items-center justify-end gap-1 pr-4"
    >
      {/* The edge of the navigation rises below the buttons. Its end covers the line above the navigation. */}
      <svg
        aria-hidden
        viewBox="0 0 168 53"
        preserveAspectRatio="none"
        className="absolute right-0 -bottom-px -z-10 h-[calc(100%+1px)] w-42"
      >
        <path d="M0 52c34 0 28-51.5 60-51.5H168V53H0z" className="fill-raised" />
        <path
          d="M0 52c34 0 28-51.5 60-51.5H168"
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      </svg>
      {children}
    </div>
  );
}
