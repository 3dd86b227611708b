import { useState, type ReactNode } from 'react';

import { SubmitPlace } from '#components/submit-place.ts';
import { PhoneFrame } from '#components/PhoneFrame.tsx';

export interface ShellFrameProps {
  header: ReactNode;
  /** The routed screen. */
  children: ReactNode;
  /** Stands above the navigation. Its place is kept while it is not there. */
  strip?: ReactNode;
  navigation: ReactNode;
}

/**
 * The layout of the shell. The shell and its skeleton share it, so that nothing moves when the session has been read.
 */
export function ShellFrame({ header, children, strip, navigation }: ShellFrameProps) {
  const [submitPlace, setSubmitPlace] = useState<HTMLElement | null>(null);
  return (
    <PhoneFrame>
      <header className="@container sticky top-0 z-20 line-when-scrolled bg-surface px-gutter pt-[env(safe-area-inset-top)]">
        <div className="flex min-h-14 items-center justify-between gap-2">{header}</div>
      </header>
      <main tabIndex={-1} className="flex flex-1 flex-col outline-none">
        <SubmitPlace value={submitPlace}>{children}</SubmitPlace>
      </main>
      {/* The place of a strip that has slid away is the page's: it is seen and pressed through it. */}
      <div className="pointer-events-none sticky bottom-0 z-20">
        <div className="above-keyboard-closed min-h-strip">{strip}</div>
        <div ref={setSubmitPlace} className="pointer-events-auto relative" />
        <div className="above-keyboard-hidden pointer-events-auto relative">{navigation}</div>
      </div>
    </PhoneFrame>
  );
}
