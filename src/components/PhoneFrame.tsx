import type { ReactNode } from 'react';

/**
 * The wallet's column: the full screen of a phone; on a wider screen a centred card of at most 430 px. It clips
 * instead of scrolling, so that a sticky element sticks to the window (decision 185).
 */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[430px] flex-col bg-surface sm:my-6 sm:min-h-[calc(100dvh-3rem)] sm:overflow-clip sm:rounded-card sm:border sm:border-line">
      {children}
    </div>
  );
}
