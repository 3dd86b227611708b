import type { ReactNode } from 'react';

/**
 * The wallet's column: the whole screen of a phone; on anything wider a card of at most 430 px, centred. It clips
 * rather than scrolls, so that what is sticky still sticks to the window.
 */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[430px] flex-col bg-surface sm:my-6 sm:min-h-[calc(100dvh-3rem)] sm:overflow-clip sm:rounded-card sm:border sm:border-line">
      {children}
    </div>
  );
}
